import { CheckCircleFilled, CloseCircleFilled, MinusCircleOutlined } from '@ant-design/icons'
import { memo } from 'react'
import { useT } from '@/ui/use-t'
import type { FormEngine, RuleReading } from '../engine/engine'
import { fieldIdOf } from '../fields/field-id'
import { FieldLink } from './FormLink'
import { ledgerText } from './ledger-text'
import styles from './RuleLedger.module.css'
import { useLedger } from './use-derived'

/** Every rule with numbers, as it stands while the person types, with links to what feeds it. */
export const RuleLedger = memo(function RuleLedger({ engine }: { engine: FormEngine }) {
  const t = useT()
  const readings = useLedger(engine)
  if (readings.length === 0) return null
  return (
    <section className={styles.ledger} aria-labelledby="smartform-ledger">
      <h2 id="smartform-ledger" className={styles.heading}>
        {t('规则台账')}
      </h2>
      <ul className={styles.rules}>
        {readings.map((reading) => (
          <li key={reading.ruleId} data-holds={String(reading.holds)}>
            {/* Nothing to judge yet, even where nothing over nothing would pass. */}
            <Standing holds={reading.holds && reading.current === null ? null : reading.holds} />
            <span className={styles.text}>{ledgerText(reading)}</span>
            <span className={styles.links}>
              {reading.at.map((path) => (
                <FieldLink key={path} path={path}>
                  {labelOf(engine, path)}
                </FieldLink>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
})

function labelOf(engine: FormEngine, path: string): string {
  const node = engine.form.fields.get(fieldIdOf(path))
  const column = node?.kind === 'table' ? node.columns.find((one) => one.id === path.split('/').at(-1)) : undefined
  return [node?.label ?? path, column?.label].filter(Boolean).join(' · ')
}

function Standing({ holds }: { holds: RuleReading['holds'] }) {
  const t = useT()
  if (holds === null) {
    return (
      <span className={styles.standing}>
        <MinusCircleOutlined aria-hidden /> {t('待填写')}
      </span>
    )
  }
  return holds ? (
    <span className={styles.standing} data-holds="true">
      <CheckCircleFilled aria-hidden /> {t('符合')}
    </span>
  ) : (
    <span className={styles.standing} data-holds="false">
      <CloseCircleFilled aria-hidden /> {t('不符合')}
    </span>
  )
}
