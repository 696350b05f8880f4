import { Link } from 'react-router-dom'
import { workflow } from '@/api/workflow'
import { text } from '@/lib/i18n/i18n'
import { formatDay } from '@/lib/time/beijing-time'
import { useNavigateIfMounted } from '@/shared/navigation/use-navigate-if-mounted'
import { Button } from '@/ui/Button'
import { DueTime } from '@/ui/DueTime'
import { StatusTag } from '@/ui/StatusTag'
import { useT } from '@/ui/use-t'
import { BeginWorkDocument } from '@/work/graphql/works.workflow.generated'
import { kindWords } from '@/work/kind-words'
import type { PlatformFactsFragment } from '../graphql/platforms.program.generated'
import styles from '../pages/platform.module.css'

type Month = PlatformFactsFragment['months'][number]

/** Short reasons why a month takes no report. */
const refusals: Readonly<Record<number, string>> = {
  603401: text('平台已停用'),
  603403: text('未到填报时间'),
  603404: text('请先提交上月'),
}

interface MonthsProps {
  platform: PlatformFactsFragment
  /** Called when a month could not begin, because its state has changed. */
  onRefused(): void
}

/** The twelve months of a year: the state of each report as a link, and the button that begins the next one. */
export function Months({ platform, onRefused }: MonthsProps) {
  const t = useT()
  const goOn = useNavigateIfMounted()
  const [begin, { loading }] = workflow.useMutation(BeginWorkDocument)
  const words = kindWords(platform.reportKind)
  // A value that is no month is displayed unchanged.
  const nameOf = ({ month }: Month) => (/^\d{4}-\d\d$/.test(month) ? t('{n} 月', { n: Number(month.slice(5)) }) : month)
  /** Begins a month; a refusal is announced, and the months reload. */
  const start = (month: string) =>
    begin({ variables: { kind: platform.reportKind, belongsTo: platform.id, facts: { month } } })
      .then(({ data }) => data && goOn(words.overview(data.beginWork)))
      .catch(onRefused)
  return (
    <ol className={styles.months}>
      {platform.months.map((month) => {
        const state = month.state === null ? undefined : words.state(month.state)
        const open = month.state !== 'SUBMITTED' && month.refusal === null
        return (
          <li key={month.month}>
            {month.workId === null ? (
              <strong>{nameOf(month)}</strong>
            ) : (
              <Link to={words.overview({ id: month.workId, unitId: '-' })}>{nameOf(month)}</Link>
            )}
            {state && <StatusTag color={state.colour}>{t(state.label)}</StatusTag>}
            {month.refusal !== null && <span>{t(refusals[month.refusal] ?? text('暂不能填报'))}</span>}
            {month.submittedAt !== null && <span>{t('{day} 提交', { day: formatDay(month.submittedAt) })}</span>}
            {open && month.dueAt !== null && <DueTime until={month.dueAt} serverTime={platform.serverTime} />}
            {open && month.workId === null && (
              <Button
                size="small"
                loading={loading}
                aria-label={t('开始填报：{month}', { month: nameOf(month) })}
                onClick={() => void start(month.month)}
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
