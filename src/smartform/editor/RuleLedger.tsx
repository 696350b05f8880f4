/** The panel of the editor with every numeric rule and its current values. */
import { CheckCircleFilled, CloseCircleFilled, MinusCircleOutlined } from '@ant-design/icons'
import { memo } from 'react'
import { useT } from '@/ui/use-t'
import type { Feed, FormEngine, RuleReading } from '../engine/engine'
import { partsOf } from '../engine/paths'
import { ledgerText } from '../engine/reading-text'
import { useDerived } from '../fields/use-field-state'
import { cellText, rowsOf } from '../kinds/table/table'
import { FieldLink } from './FormLink'
import styles from './RuleLedger.module.css'

/** Every numeric rule with its current reading, live, with links to its fields. */
export const RuleLedger = memo(function RuleLedger({ engine }: { engine: FormEngine }) {
  const t = useT()
  const readings = useDerived(engine, () => engine.ledger())
  if (readings.length === 0) return null
  return (
    <section aria-labelledby="smartform-ledger">
      <h2 id="smartform-ledger" className={styles.heading}>
        {t('规则核对')}
      </h2>
      <ul className={styles.rules}>
        {readings.map((reading) => (
          <li key={reading.ruleId} data-holds={String(reading.holds)}>
            {/* Nothing to judge yet, even where zero of zero would pass. */}
            <RuleOutcome holds={reading.holds && reading.current === null ? null : reading.holds} />
            <span className={styles.text}>{ledgerText(reading)}</span>
            <span className={styles.links}>
              {reading.feeds.map((feed) => (
                <FieldLink key={feed.path} path={feed.path}>
                  {labelOf(engine, feed)}
                </FieldLink>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
})

/** A field by its label; a column with its table; a cell with the first answer of its row. */
function labelOf(engine: FormEngine, { path, of }: Feed): string {
  const { fieldId, rowId, columnId } = partsOf(path)
  const node = engine.form.fields.get(fieldId)
  if (node?.kind !== 'table') return node?.label ?? path
  const row = of === 'cell' ? rowsOf(engine, fieldId).find(({ id }) => id === rowId) : undefined
  const name = row && node.columns.map((column) => cellText(column, row.cells[column.id])).find((text) => text !== '')
  const column = node.columns.find(({ id }) => id === columnId)
  return [node.label, name, column?.label].filter(Boolean).join(' · ')
}

function RuleOutcome({ holds }: { holds: RuleReading['holds'] }) {
  const t = useT()
  const [icon, word] =
    holds === null
      ? [<MinusCircleOutlined key="open" aria-hidden />, t('待填写')]
      : holds
        ? [<CheckCircleFilled key="kept" aria-hidden />, t('符合')]
        : [<CloseCircleFilled key="broken" aria-hidden />, t('不符合')]
  return (
    <span className={styles.standing} data-holds={holds ?? undefined}>
      {icon} {word}
    </span>
  )
}
