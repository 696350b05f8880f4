/** The general settings of a field in the properties panel: width, locks, who answers, what is copied. */

import { personalDataKindNames } from '@/lib/personal-data/kinds'
import { personalDataRegister } from '@/lib/personal-data/register'
import type { ExpressionSource } from '@/smartform/schema/definition'
import { Choice } from '@/ui/Choices'
import { PlainSelect } from '@/ui/PlainInput'
import { useT } from '@/ui/use-t'
import { ExpressionField } from './ExpressionField'
import { PrefillField } from './PrefillField'
import { type PartProps, usePart } from './use-part'
import styles from './workshop.module.css'

/** Closed until it is asked for: few fields need it. */
export function FieldSettings(props: PartProps) {
  const t = useT()
  const { part, put } = usePart(props)
  const flag = (name: string, label: string, usual: boolean) => (
    <Choice
      type="checkbox"
      checked={typeof part[name] === 'boolean' ? part[name] : usual}
      onChange={({ target }) => put(name, target.checked === usual ? undefined : target.checked)}
    >
      {label}
    </Choice>
  )
  return (
    <details className={styles.more}>
      <summary>{t('更多设置')}</summary>
      <div className={styles.line}>
        <label htmlFor="workshop-width">{t('宽度')}</label>
        <PlainSelect
          id="workshop-width"
          value={String(part.width ?? '')}
          options={[
            { value: '', label: t('按类型') },
            { value: '1', label: t('三分之一行') },
            { value: '2', label: t('三分之二行') },
            { value: '3', label: t('整行') },
          ]}
          onChange={({ target }) => put('width', target.value === '' ? undefined : Number(target.value))}
        />
      </div>
      <div className={styles.line}>
        <label htmlFor="workshop-actor">{t('由谁处理')}</label>
        <PlainSelect
          id="workshop-actor"
          value={String(part.actor ?? 'applicant')}
          options={[
            { value: 'applicant', label: t('申报人') },
            { value: 'member', label: t('成员') },
            { value: 'unit', label: t('单位') },
          ]}
          onChange={({ target }) => put('actor', target.value === 'applicant' ? undefined : target.value)}
        />
      </div>
      <PrefillField
        formId={props.workshop.formId}
        kind={String(part.kind)}
        value={typeof part.prefill === 'string' ? part.prefill : undefined}
        onChange={(path) => put('prefill', path)}
      />
      <ExpressionField
        label={t('什么时候不能修改')}
        path={[...props.path, 'lockedWhen']}
        value={(part.lockedWhen === false ? undefined : part.lockedWhen) as ExpressionSource | undefined}
        workshop={props.workshop}
        choices={{
          plain: [
            { value: undefined, label: t('总是可以修改') },
            { value: true, label: t('总是不能修改') },
          ],
          conditional: t('满足条件时不能修改'),
        }}
        onChange={(value) => put('lockedWhen', value)}
      />
      {flag('copy', t('再次申报时带入上一次的内容'), true)}
      <div className={styles.line}>
        <label htmlFor="workshop-personal">{t('哪一类个人信息')}</label>
        <PlainSelect
          id="workshop-personal"
          value={String(part.personal ?? '')}
          options={[
            { value: '', label: t('不是，或由类型决定') },
            ...personalDataKindNames.map((kind) => ({ value: kind, label: t(personalDataRegister[kind].label) })),
          ]}
          onChange={({ target }) => put('personal', target.value === '' ? undefined : target.value)}
        />
      </div>
      {flag('sensitive', t('内容敏感，查看时遮住'), false)}
      {flag('keepHidden', t('不显示时也提交已填的内容'), false)}
      <p className={styles.hint}>
        {t('标识')} <code>{String(part.id)}</code>
      </p>
    </details>
  )
}
