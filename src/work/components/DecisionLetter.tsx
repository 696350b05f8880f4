import { pdfgenerate } from '@/api/pdfgenerate'
import { formatDecimal } from '@/lib/numbers/decimal'
import { formatDay } from '@/lib/time/beijing-time'
import { GeneratedFileButton } from '@/shared/content/GeneratedFileButton'
import { useT } from '@/ui/use-t'
import { factsOf } from '../facts'
import { totalOf, type YearAmount, yearAmounts } from '../grants'
import { DecisionLetterDocument } from '../graphql/letter.pdfgenerate.generated'
import type { WorkRowFragment } from '../graphql/works.workflow.generated'
import { kindWords } from '../kind-words'
import { findKind } from '../kinds/all'
import filing from './filing.module.css'

/** The commission's decision: outcome, reason, amounts by year, and its letter; nothing before. */
export function DecisionLetter({ work }: { work: WorkRowFragment }) {
  const t = useT()
  const letter = findKind(work.kind, work.kindVersion)?.states[work.state]?.letter
  if (letter === undefined) return null
  const { letterNumber, decidedAt, reason } = factsOf(work)
  const [requested, granted] = [yearAmounts(work, 'requested'), yearAmounts(work, 'granted')]
  const total = (years: readonly YearAmount[]) => formatDecimal(totalOf(years.map(({ amount }) => amount)))
  const facts: [string, string][] = [
    [t('审核结果'), t(kindWords(work.kind).state(work.state).label)],
    [t('文号'), String(letterNumber ?? '—')],
    ...(typeof decidedAt === 'number' ? [[t('日期'), formatDay(decidedAt)] satisfies [string, string]] : []),
    ...(typeof reason === 'string' ? [[t('审核意见'), reason] satisfies [string, string]] : []),
    ...(granted.length > 0
      ? [[t('核定金额合计'), t('{n} 万元', { n: total(granted) })] satisfies [string, string]]
      : []),
  ]
  const make = () =>
    pdfgenerate
      .query(DecisionLetterDocument, { workId: work.id }, { fetchPolicy: 'no-cache', background: true })
      .then(({ decisionLetter }) => decisionLetter)
  return (
    <section className={filing.section} aria-labelledby="decision-letter">
      <h2 id="decision-letter">{t(letter)}</h2>
      <dl className={filing.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {granted.length > 1 && (
        <ul className={filing.years}>
          {granted.map(({ year, amount }) => (
            <li key={year}>
              <strong>{t('{year} 年', { year })}</strong>
              <span>{t('核定 {n} 万元', { n: formatDecimal(amount) })}</span>
              <span className={filing.secondary}>
                {t('申请 {n} 万元', {
                  n: formatDecimal(requested.find((one) => one.year === year)?.amount ?? '0'),
                })}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p>
        <GeneratedFileButton label={t('下载通知书')} make={make} />
      </p>
    </section>
  )
}
