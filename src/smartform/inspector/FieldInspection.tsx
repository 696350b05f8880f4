import { Select } from 'antd'
import { Fragment, useMemo } from 'react'
import { useT } from '@/ui/use-t'
import type { FormEngine } from '../engine/engine'
import { fieldIdOf } from '../engine/paths'
import { causesOf } from './causes'
import { linksOf, sourceOf } from './references'
import styles from './SmartformInspector.module.css'
import { TraceList } from './TraceList'

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
  const why = causesOf(engine, path)
  const causes = [
    { name: t('是否显示'), outcome: word(state?.visible), traces: why.visible },
    { name: t('必填'), outcome: word(state?.required), traces: why.required },
    { name: t('锁定'), outcome: word(state?.locked), traces: why.locked },
    ...(why.value.length > 0 ? [{ name: t('计算'), outcome: '', traces: why.value }] : []),
  ]
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
        {causes.map(({ name, outcome, traces }) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>
              {outcome}
              {traces.length > 0 && <TraceList traces={traces} />}
            </dd>
          </Fragment>
        ))}
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
