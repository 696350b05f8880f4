/** The page of the due calendar: a month's due dates as grid or list, with .ics export. */
import { DownloadOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons'
import { useSearchParams } from 'react-router-dom'
import { fullAddress } from '@/lib/routing/base-path'
import { besideHere } from '@/lib/routing/beside-here'
import { beijingToday } from '@/lib/time/beijing-time'
import { icsOf } from '@/lib/time/ics'
import { monthOr, shiftMonth } from '@/lib/time/months'
import { keepFile } from '@/shared/content/open-file'
import { Button } from '@/ui/Button'
import { LoadFailure } from '@/ui/LoadFailure'
import { PageHeader } from '@/ui/PageHeader'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { useNarrow } from '@/ui/use-narrow'
import { useT } from '@/ui/use-t'
import { CalendarSubscription } from '@/work/components/CalendarSubscription'
import styles from '../components/DueCalendar.module.css'
import { DueGrid } from '../components/DueGrid'
import { DueList } from '../components/DueList'
import { MailTabs } from '../components/MailTabs'
import { useDueMonth } from '../use-due-month'

/** The due dates of a month as grid or list (list only in a narrow window), with export as .ics. */
export function DueCalendarPage() {
  const t = useT()
  const narrow = useNarrow()
  const [params, setParams] = useSearchParams()
  const today = beijingToday()
  const month = monthOr(params.get('month'), today.slice(0, 7))
  const asList = narrow || params.get('view') === 'list'
  const { entries, failureText, retry } = useDueMonth(month)
  const change = (changes: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams({ ...Object.fromEntries(params), ...changes })
    if (next.get('month') === today.slice(0, 7)) next.delete('month')
    if (next.get('view') === 'grid') next.delete('view')
    setParams(next, { replace: true, preventScrollReset: true })
  }
  const turn = (months: number) => change({ month: shiftMonth(month, months) })
  const name = t('{year} 年 {month} 月', { year: month.slice(0, 4), month: Number(month.slice(5)) })
  const download = () => {
    const days = (entries ?? []).map(({ id, day, label, title, to }) => {
      const url = fullAddress(besideHere(to))
      return { uid: `${id}@science-portal`, day, title: `${t(label)}：${title}`, description: url, url }
    })
    const calendar = icsOf(t('到期日历 {month}', { month }), days, Date.now())
    keepFile(new Blob([calendar], { type: 'text/calendar;charset=utf-8' }), `${t('到期日历 {month}', { month })}.ics`)
  }
  const view = (value: 'grid' | 'list', label: string) => (
    <Button
      className={(value === 'list') === asList ? styles.on : undefined}
      aria-pressed={(value === 'list') === asList}
      onClick={() => change({ view: value })}
    >
      {label}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('到期日历')}
        purpose={t('您的待办、待填报告和可申报指南的到期日。')}
        actions={<CalendarSubscription />}
      />
      <MailTabs here="CALENDAR" />
      <div className={styles.bar}>
        <Button aria-label={t('上个月')} icon={<LeftOutlined aria-hidden />} onClick={() => turn(-1)} />
        <h2 aria-live="polite" className={styles.month}>
          {name}
        </h2>
        <Button aria-label={t('下个月')} icon={<RightOutlined aria-hidden />} onClick={() => turn(1)} />
        <Button onClick={() => change({ month: today.slice(0, 7) })}>{t('本月')}</Button>
        {!narrow && (
          <>
            {view('grid', t('月历'))}
            {view('list', t('列表'))}
          </>
        )}
        <Button icon={<DownloadOutlined aria-hidden />} disabled={!entries?.length} onClick={download}>
          {t('导出本月日历文件（.ics）')}
        </Button>
      </div>
      {failureText !== undefined && !entries ? (
        <LoadFailure text={failureText} onRetry={retry} />
      ) : !asList ? (
        // The previous month stays, with its focused day, while the next one loads.
        <div aria-busy={!entries}>
          <DueGrid month={month} label={name} entries={entries} today={today} onTurn={turn} />
        </div>
      ) : !entries ? (
        <PageSkeleton />
      ) : (
        <DueList label={name} entries={entries} empty={t('这个月没有到期的事项。')} />
      )}
    </>
  )
}
