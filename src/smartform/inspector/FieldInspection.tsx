import { Select } from 'antd'
import { useMemo } from 'react'
import { useT } from '@/ui/use-t'
import type { FormEngine } from '../engine/engine'
import { fieldIdOf } from '../fields/field-id'
import { linksOf, sourceOf } from './references'
import styles from './SmartformInspector.module.css'

interface FieldInspectionProps {
  engine: FormEngine
  definition: unknown
  /** Of a field, row or cell. */
  path: string
  onChoose(path: string): void
}

/** One field: its state, value, definition, what it depends on and what depends on it. Follows the focus. */
export function FieldInspection({ engine, definition, path, onChoose }: FieldInspectionProps) {
  const t = useT()
  const fieldId = fieldIdOf(path)
  const state = engine.field(path) ?? engine.field(fieldId)
  const links = useMemo(() => linksOf(engine.form, fieldId), [engine, fieldId])
  const source = useMemo(() => JSON.stringify(sourceOf(definition, fieldId), null, 2), [definition, fieldId])
  const list = (names: readonly string[]) => (names.length > 0 ? names.join('、') : t('没有'))
  const word = (on: boolean | undefined) => (on ? t('是') : t('否'))
  return (
    <section aria-labelledby="inspected-field">
      <h3 id="inspected-field">{t('填写项')}</h3>
      <Select
        aria-label={t('查看哪一项')}
        className={styles.choice}
        showSearch={{ optionFilterProp: 'label' }}
        value={fieldId}
        options={[...engine.form.fields.values()].map((node) => ({
          value: node.id,
          label: `${node.label} (${node.id}, ${node.kind})`,
        }))}
        onChange={onChoose}
      />
      <dl className={styles.facts}>
        <dt>{t('位置')}</dt>
        <dd>{path}</dd>
        <dt>{t('是否显示')}</dt>
        <dd>{word(state?.visible)}</dd>
        <dt>{t('必填')}</dt>
        <dd>{word(state?.required)}</dd>
        <dt>{t('锁定')}</dt>
        <dd>{word(state?.locked)}</dd>
        <dt>{t('取决于')}</dt>
        <dd>{list(links.dependsOn)}</dd>
        <dt>{t('影响')}</dt>
        <dd>{list(links.neededBy)}</dd>
      </dl>
      <h4>{t('当前值')}</h4>
      <pre className={styles.json}>{JSON.stringify(state?.value ?? null, null, 2)}</pre>
      <h4>{t('定义')}</h4>
      <pre className={styles.json}>{source}</pre>
    </section>
  )
}
