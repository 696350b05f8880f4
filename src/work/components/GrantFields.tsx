/** The amounts that a decision grants, a field for each requested year; in `DecisionForm`. */

import { formatDecimal } from '@/lib/numbers/decimal'
import { DecimalInput } from '@/ui/TypedInput'
import { useT } from '@/ui/use-t'
import { formatTotal, type GrantProblem, grantAmount, type YearAmount } from '../grants'
import styles from './GrantFields.module.css'

interface GrantFieldsProps {
  /** Prefix of the ids; the input of a year is `{id}-{year}`. */
  id: string
  requested: readonly YearAmount[]
  granted: readonly YearAmount[]
  problems: readonly GrantProblem[]
  change(year: number, amount: string): void
}

/** The amounts that a decision grants, one for each requested year; they start as requested. */
export function GrantFields({ id, requested, granted, problems, change }: GrantFieldsProps) {
  const t = useT()
  const ofTotal = problems.find((problem) => problem.year === null)
  return (
    <fieldset className={styles.grants}>
      <legend>{t('核定金额（万元）')}</legend>
      {granted.map(({ year, amount }, index) => {
        const ofYear = problems.find((problem) => problem.year === year)
        const problemId = ofYear ? `${id}-${year}-problem` : ofTotal && `${id}-problem`
        return (
          <div key={year} className={styles.year}>
            <label htmlFor={`${id}-${year}`}>{t('{year} 年', { year })}</label>
            <DecimalInput
              value={amount}
              control={{
                id: `${id}-${year}`,
                'aria-required': true,
                'aria-describedby': [problemId, `${id}-${year}-requested`].filter(Boolean).join(' '),
                'aria-invalid': problemId === undefined ? undefined : true,
              }}
              change={(typed) => change(year, typed)}
            />
            <span id={`${id}-${year}-requested`} className={styles.requested}>
              {t('申请 {n} 万元', { n: formatDecimal(requested[index]?.amount ?? '0') })}
            </span>
            {ofYear && (
              <p id={problemId} role="alert" className={styles.problem}>
                {ofYear.text}
              </p>
            )}
          </div>
        )
      })}
      <p className={styles.total}>
        {t('合计 {total} 万元，申请 {limit} 万元', {
          total: granted.every(({ amount }) => grantAmount.test(amount)) ? formatTotal(granted) : '—',
          limit: formatTotal(requested),
        })}
      </p>
      {ofTotal && (
        <p id={`${id}-problem`} role="alert" className={styles.problem}>
          {ofTotal.text}
        </p>
      )}
    </fieldset>
  )
}
