/** The line beside a field with last year's figure and its change, or a note. */
import { type Decimal, formatDecimal, parseDecimal } from '@/lib/numbers/decimal'
import spoken from '@/ui/Spoken.module.css'
import { useT } from '@/ui/use-t'
import type { FieldState, FormEngine } from '../engine/engine'
import { unitOf, valueText } from '../kinds/kinds'
import { besides } from '../schema/beside'
import type { FieldNode } from '../schema/nodes'
import styles from './Beside.module.css'
import { fieldElementId } from './field-id'
import { useFieldState } from './use-field-state'

/** What a definition places beside a field, one line each: last year's figure with the change, or a note. */
export function Beside({ engine, fieldId, id, offers = false, isFilling = false }: BesideProps) {
  const beside = besides(engine.form, fieldId)
  if (beside.length === 0) return null
  return (
    <>
      <div id={id} className={styles.beside}>
        {beside.map((node) => (
          <Line key={node.id} engine={engine} fieldId={fieldId} node={node} isFilling={isFilling} />
        ))}
      </div>
      {offers &&
        beside
          .filter(({ offered }) => offered)
          .map((node) => <Offer key={node.id} engine={engine} fieldId={fieldId} node={node} />)}
    </>
  )
}

interface BesideProps {
  engine: FormEngine
  fieldId: string
  id: string
  /** Whether offered values can be taken over. */
  offers?: boolean
  /** Whether the form is being filled in: a total of 0 then stands for amounts nobody has typed yet. */
  isFilling?: boolean
}

interface LineProps {
  engine: FormEngine
  fieldId: string
  node: FieldNode
}

/** Takes an offered value over into the field, while that is empty; the focus moves to the field. */
function Offer({ engine, fieldId, node }: LineProps) {
  const t = useT()
  const offered = useFieldState(engine, node.id)
  const own = useFieldState(engine, fieldId)
  if (!offered?.visible || !own || own.node.kind !== node.kind) return null
  if (valueText(node, offered.value) === '' || valueText(own.node, own.value) !== '') return null
  const take = () => {
    // A value of the same kind of field, so the form takes it.
    void engine.set(fieldId, offered.value)
    document.getElementById(fieldElementId(fieldId))?.focus()
  }
  return (
    <button type="button" className={styles.offer} onClick={take}>
      {t('填入{label}', { label: node.label })}
      <span className={spoken.only}>{t('：{field}', { field: own.node.label })}</span>
    </button>
  )
}

function Line({ engine, fieldId, node, isFilling }: LineProps & { isFilling: boolean }) {
  const t = useT()
  const state = useFieldState(engine, node.id)
  const now = useFieldState(engine, fieldId)
  if (!state?.visible) return null
  if (node.kind === 'static') return <p data-path={node.id}>{node.text}</p>
  const written = valueText(node, state.value)
  const unit = unitOf(node)
  const value = written === '' ? t('无') : unit ? `${written} ${t(unit)}` : written
  const text = t('{label}：{value}', { label: node.label, value })
  const [former, current] = [numberIn(state), numberIn(now)]
  const isOpenTotal = isFilling && now?.node.kind === 'computed' && current?.eq(0)
  return (
    <p data-path={node.id}>
      {former && current && !isOpenTotal
        ? t('{said}，{change}', { said: text, change: changeText(t, former, current) })
        : text}
    </p>
  )
}

function numberIn(state: FieldState | undefined): Decimal | null {
  return typeof state?.value === 'string' ? parseDecimal(state.value) : null
}

/** The change against a previous figure, in percent where it has a base. */
function changeText(t: ReturnType<typeof useT>, former: Decimal, now: Decimal): string {
  const by = now.minus(former)
  if (by.eq(0)) return t('没有变化')
  const percent = former.gt(0) ? formatDecimal(by.abs().div(former).times(100), { decimals: 0 }) : null
  if (percent === '0') return t('变化不到 1%')
  const amount = percent === null ? formatDecimal(by.abs()) : `${percent}%`
  return by.gt(0) ? t('增加 {amount}', { amount }) : t('减少 {amount}', { amount })
}
