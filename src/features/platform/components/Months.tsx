/** The twelve months of a platform's year: state and figures of each report, its link, the button that begins the next. */

import { Link } from 'react-router-dom'
import { workflow } from '@/api/workflow'
import { text } from '@/lib/i18n/i18n'
import { formatDecimal } from '@/lib/numbers/decimal'
import { formatDay } from '@/lib/time/beijing-time'
import { useNavigateIfMounted } from '@/shared/navigation/use-navigate-if-mounted'
import { Button } from '@/ui/Button'
import { DueTime } from '@/ui/DueTime'
import { Tag } from '@/ui/Tag'
import { useT } from '@/ui/use-t'
import { WholeDates } from '@/ui/WholeDates'
import filing from '@/work/components/filing.module.css'
import { StateTag } from '@/work/components/StateTag'
import { BeginWorkDocument } from '@/work/graphql/works.workflow.generated'
import { kindWords } from '@/work/kind-words'
import type { PlatformFactsFragment, YearFiguresFragment } from '../graphql/platforms.program.generated'
import { type Month, monthLink } from '../month-links'
import { monthName } from '../month-names'
import styles from '../pages/platform.module.css'

/** Short reasons why a month takes no report. Of a platform out of use, which the page says above, a month may lie before its end. */
const refusals: Readonly<Record<number, string>> = {
  603401: text('本月没有报告'),
  603403: text('未到填报时间'),
  603404: text('请先提交上月'),
}

/** Why a month takes no report; only whoever fills in the reports is asked to submit one. */
const refusalOf = (code: number, fills: boolean): string =>
  code === 603404 && !fills ? text('上月尚未提交') : (refusals[code] ?? text('暂不能填报'))

interface MonthsProps {
  platform: PlatformFactsFragment & YearFiguresFragment
  /** Called when a month could not begin, because its state has changed. */
  onRefused(): void
}

export function Months({ platform, onRefused }: MonthsProps) {
  const t = useT()
  const goOn = useNavigateIfMounted()
  const [begin, { loading }] = workflow.useMutation(BeginWorkDocument)
  const words = kindWords(platform.reportKind)
  const fills = platform.role === 'FILLER'
  /** Begins a month; a refusal is announced, and the months reload. */
  const start = (month: string) =>
    begin({ variables: { kind: platform.reportKind, belongsTo: platform.id, facts: { month } } })
      .then(({ data }) => data && goOn(words.overview(data.beginWork)))
      .catch(onRefused)
  return (
    <ol className={`${filing.cards} ${styles.months}`}>
      {platform.months.map((one, index) => {
        const state = one.state === null ? undefined : words.state(one.state)
        const open = one.state !== 'SUBMITTED' && one.refusal === null
        const link = monthLink(platform, one)
        const name = monthName(one.month)
        return (
          <li key={one.month}>
            {link === null ? <strong>{name}</strong> : <Link to={link}>{name}</Link>}
            {state && <StateTag state={state} />}
            {one.state === 'SUBMITTED' && <MonthFigures platform={platform} month={one} index={index} />}
            {one.opinion !== null && <span>{t('退回原因：{reason}', { reason: one.opinion })}</span>}
            {one.refusal !== null && <span>{t(refusalOf(one.refusal, fills))}</span>}
            {one.state === 'SUBMITTED' && one.submittedAt !== null && (
              <span className={styles.secondary}>
                <WholeDates>{t('{day} 提交', { day: formatDay(one.submittedAt) })}</WholeDates>
              </span>
            )}
            {(open || one.late) && one.dueAt !== null && <DueTime until={one.dueAt} serverTime={platform.serverTime} />}
            {open && fills && one.workId === null && (
              <Button
                size="small"
                loading={loading}
                aria-label={t('开始填报：{month}', { month: name })}
                onClick={() => void start(one.month)}
              >
                {t('开始填报')}
              </Button>
            )}
          </li>
        )
      })}
    </ol>
  )
}

/** A month's figures, the jumped ones marked. */
function MonthFigures({ platform, month, index }: { platform: YearFiguresFragment; month: Month; index: number }) {
  const t = useT()
  return (
    <dl className={styles.figures}>
      {platform.figures.map(({ id, label, unit, decimals, values }) => {
        const value = values[index]
        if (value == null) return null
        return (
          <div key={id}>
            <dt>{t(label)}</dt>
            <dd>
              {formatDecimal(value, { atMost: decimals })} {t(unit)}{' '}
              {month.jumps.includes(id) && <Tag color="warning">{t('变化较大')}</Tag>}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
