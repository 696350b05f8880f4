/** The yearly payments of a matching (地方匹配) and the request for the open year, on the matching's page. */

import { useId } from 'react'
import { Link } from 'react-router-dom'
import { workflow } from '@/api/workflow'
import { formatDecimal } from '@/lib/numbers/decimal'
import { formatDay } from '@/lib/time/beijing-time'
import { useNavigateIfMounted } from '@/shared/navigation/use-navigate-if-mounted'
import { Button } from '@/ui/Button'
import { Section } from '@/ui/Section'
import { useT } from '@/ui/use-t'
import styles from '@/work/components/filing.module.css'
import { StateTag } from '@/work/components/StateTag'
import { BeginWorkDocument } from '@/work/graphql/works.workflow.generated'
import { kindWords } from '@/work/kind-words'
import type { MatchedFundsQuery } from '../graphql/matching.program.generated'

type Funds = MatchedFundsQuery['matchedFunds']
type Year = Funds['years'][number]

const kind = 'FUND_APPLICATION'

interface FundYearsProps {
  funds: Funds
  /** Called when a year could not begin, because its state has changed. */
  onRefused(): void
}

/**
 * The years of a matching's payments: planned and requested amounts with their state, and the request for the open
 * year.
 */
export function FundYears({ funds, onRefused }: FundYearsProps) {
  const t = useT()
  const _id = useId()
  const goOn = useNavigateIfMounted()
  const [begin, { loading }] = workflow.useMutation(BeginWorkDocument)
  const words = kindWords(kind)
  const isGranted = funds.state === 'ACCEPTED'
  const nameOf = ({ year }: Year) => t('{year} 年', { year })
  /** Begins a year's request; a refusal is announced, and the years reload. */
  const start = (year: number) =>
    begin({ variables: { kind, belongsTo: funds.id, facts: { year } } })
      .then(({ data }) => data && goOn(words.form(data.beginWork) ?? words.overview(data.beginWork)))
      .catch(onRefused)
  const whyNot = (item: Year) =>
    item.refusal === 603003
      ? t(funds.state === 'REFUSED' ? '不予匹配，不能申请' : '匹配金额核定后可以申请')
      : t('填报时间为 {start} 至 {end}', { start: formatDay(item.opensOn), end: formatDay(item.closesOn) })
  return (
    <Section title={t('各年度匹配经费')}>
      {funds.years.length === 0 && <p>{t('匹配申请提交后，这里按年度列出计划和申请。')}</p>}
      <ol className={`${styles.cards} ${styles.years}`}>
        {funds.years.map((year) => {
          const state = year.state === null ? undefined : words.state(year.state)
          return (
            <li key={year.year}>
              {year.workId === null ? (
                <strong>{nameOf(year)}</strong>
              ) : (
                <Link to={words.overview({ id: year.workId, unitId: '-' })}>{nameOf(year)}</Link>
              )}
              <span>{t(isGranted ? '核定 {n} 万元' : '计划 {n} 万元', { n: formatDecimal(year.planned) })}</span>
              {year.applied !== null && (
                <span>
                  {t(year.state === 'ACCEPTED' ? '核拨 {n} 万元' : '申请 {n} 万元', { n: formatDecimal(year.applied) })}
                </span>
              )}
              {state && <StateTag state={state} />}
              {year.refusal !== null && <span className={styles.secondary}>{whyNot(year)}</span>}
              {funds.mine && year.workId === null && year.refusal === null && (
                <Button
                  size="small"
                  loading={loading}
                  aria-label={t('申请经费：{year}', { year: nameOf(year) })}
                  onClick={() => void start(year.year)}
                >
                  {t('申请本年经费')}
                </Button>
              )}
            </li>
          )
        })}
      </ol>
    </Section>
  )
}
