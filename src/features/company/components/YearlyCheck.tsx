/** The notice above the staff list about the yearly check: progress, deadline, unconfirmed people. */

import { formatDay } from '@/lib/time/beijing-time'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { Progress } from '@/ui/Progress'
import { useT } from '@/ui/use-t'
import rows from './rows.module.css'

export interface YearlyCheckProps {
  confirmed: number
  toConfirm: number
  /** The year of the check. */
  year: number
  /** The end of the check. */
  dueAt: number
  /** Whether the list shows those who are left. */
  filtered: boolean
  onOpen(): void
}

/** How far the yearly check of the staff has come, and the way to those who are left. */
export function YearlyCheck({ confirmed, toConfirm, year, dueAt, filtered, onOpen }: YearlyCheckProps) {
  const t = useT()
  const total = confirmed + toConfirm
  if (total === 0) return null
  if (toConfirm === 0)
    return <Alert type="success" role="note" title={t('{year} 年度人员核对已完成，共 {n} 人。', { year, n: total })} />
  return (
    <Alert
      type="info"
      role="note"
      title={t('{year} 年度人员核对：已核对 {n} 人，还有 {m} 人，请在 {day} 前完成', {
        ...{ year, n: confirmed, m: toConfirm, day: formatDay(dueAt) },
      })}
      description={
        <div className={rows.check}>
          <Progress percent={Math.floor((confirmed / total) * 100)} aria-label={t('年度人员核对进度')} />
          {filtered ? (
            <p>{t('每人点一次“确认在职”；已经离开的请移除。')}</p>
          ) : (
            <Button onClick={onOpen}>{t('核对剩下的 {m} 人', { m: toConfirm })}</Button>
          )}
        </div>
      }
    />
  )
}
