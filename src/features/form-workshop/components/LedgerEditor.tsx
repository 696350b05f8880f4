/** The comparison that a rule shows while its amounts are typed: current value, limit, and how much is left. */

import { useId } from 'react'
import type { ExpressionSource } from '@/smartform/schema/definition'
import { isRawObject } from '@/smartform/schema/definition-reader'
import { Choice } from '@/ui/Choices'
import { PlainInput, PlainSelect } from '@/ui/PlainInput'
import { useT } from '@/ui/use-t'
import { ExpressionField } from './ExpressionField'
import { TextPair } from './TextPair'
import { type PartProps, usePart } from './use-part'
import styles from './workshop.module.css'

const relations = { lte: 'atMost', gte: 'atLeast', eq: 'exactly' } as const

/** A comparison as the rule's own condition has it; of other rules, one to be written. */
function firstLedger(assert: unknown) {
  const [head, current, limit] = Array.isArray(assert) ? assert : []
  const relation = typeof head === 'string' && Object.hasOwn(relations, head) ? relations[head as 'lte'] : undefined
  const isShare = Array.isArray(current) && current[0] === 'divide'
  const [from, to] = relation ? [current, limit] : [0, 0]
  return { label: '', current: from ?? 0, limit: to ?? 0, relation: relation ?? 'atMost', unit: isShare ? '%' : '' }
}

/** Ticked, the rule shows its comparison beside the form. */
export function LedgerEditor(props: PartProps) {
  const t = useT()
  const rule = usePart(props)
  const has = isRawObject(rule.part.ledger)
  return (
    <fieldset className={styles.pair}>
      <legend>{t('填写时的对照')}</legend>
      <Choice
        type="checkbox"
        checked={has}
        onChange={({ target }) => rule.put('ledger', target.checked ? firstLedger(rule.part.assert) : undefined)}
      >
        {t('填写时显示当前值和限额')}
      </Choice>
      {has && <Ledger {...props} path={[...props.path, 'ledger']} />}
    </fieldset>
  )
}

function Ledger(props: PartProps) {
  const t = useT()
  const id = useId()
  const { part, put } = usePart(props)
  const formula = (name: string, label: string) => (
    <ExpressionField
      formula
      label={label}
      path={[...props.path, name]}
      value={part[name] as ExpressionSource | undefined}
      workshop={props.workshop}
      onChange={(value) => put(name, value ?? 0)}
    />
  )
  const has = isRawObject(part.headroom)
  return (
    <div className={styles.panel}>
      <TextPair label={t('对照的名称')} value={part.label} onChange={(value) => put('label', value ?? '')} />
      {formula('current', t('和限额比较的值'))}
      <div className={styles.line}>
        <label htmlFor={`${id}-relation`}>{t('当前值应当')}</label>
        <PlainSelect
          id={`${id}-relation`}
          value={String(part.relation ?? 'atMost')}
          options={[
            { value: 'atMost', label: t('不超过限额') },
            { value: 'atLeast', label: t('不低于限额') },
            { value: 'exactly', label: t('等于限额') },
          ]}
          onChange={({ target }) => put('relation', target.value)}
        />
      </div>
      {formula('limit', t('限额'))}
      <UnitFields {...props} />
      <Choice
        type="checkbox"
        checked={has}
        onChange={({ target }) =>
          put(
            'headroom',
            target.checked ? { value: ['subtract', part.limit, part.current], unit: part.unit ?? '' } : undefined,
          )
        }
      >
        {t('显示还可以增加（或减少）多少')}
      </Choice>
      {has && <Headroom {...props} path={[...props.path, 'headroom']} />}
    </div>
  )
}

function Headroom(props: PartProps) {
  const t = useT()
  const { part, put } = usePart(props)
  return (
    <div className={styles.panel}>
      <ExpressionField
        formula
        label={t('还可以增加多少')}
        path={[...props.path, 'value']}
        value={part.value as ExpressionSource | undefined}
        workshop={props.workshop}
        onChange={(value) => put('value', value ?? 0)}
      />
      <UnitFields {...props} />
    </div>
  )
}

/** Unit and digits of a value; `%` shows a share times 100. */
function UnitFields(props: PartProps) {
  const t = useT()
  const id = useId()
  const { part, put } = usePart(props)
  return (
    <>
      <TextPair label={t('计量单位（比例写 %）')} value={part.unit} onChange={(value) => put('unit', value ?? '')} />
      <div className={styles.line}>
        <label htmlFor={`${id}-decimals`}>{t('小数位数')}</label>
        <PlainInput
          id={`${id}-decimals`}
          inputMode="numeric"
          value={String(part.decimals ?? '')}
          onChange={({ target }) => {
            const digits = target.value.trim()
            if (digits === '') put('decimals', undefined)
            else if (/^\d{1,2}$/.test(digits)) put('decimals', Number(digits))
          }}
        />
      </div>
    </>
  )
}
