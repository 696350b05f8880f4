/** The entries of the due calendar as a list by day, of a month or of the day chosen in the grid, each with a link to its task. */

import { weekdayOf } from '@/lib/time/beijing-time'
import { timestampOfDay } from '@/lib/time/iso-day'
import { EntryLine } from '@/shared/form/EntryLine'
import { DueTime } from '@/ui/DueTime'
import { useT } from '@/ui/use-t'
import { TodoTag } from '@/work/components/TodoTag'
import type { DueEntry } from '../use-due-month'
import styles from './DueCalendar.module.css'

interface DueListProps {
  label: string
  entries: readonly DueEntry[]
  /** The text when nothing is due. */
  empty: string
}

export function DueList({ label, entries, empty }: DueListProps) {
  const t = useT()
  const days = [...new Set(entries.map(({ day }) => day))]
  if (days.length === 0) return <p>{empty}</p>
  return (
    <section aria-label={label} className={styles.days}>
      {days.map((day) => (
        <div key={day}>
          <h3>{`${day} ${t(weekdayOf(timestampOfDay(day)))}`}</h3>
          <ul>
            {entries
              .filter((entry) => entry.day === day)
              .map(({ id, to, title, label: cause, dueAt, serverTime, todo }) => (
                <EntryLine
                  key={id}
                  to={to}
                  title={title}
                  facts={t(cause)}
                  extra={
                    <>
                      {todo && <TodoTag todo={todo} />}
                      {/* An urgent todo's tag has its days already. */}
                      {!(todo && todo.status > 2) && <DueTime until={dueAt} serverTime={serverTime} />}
                    </>
                  }
                />
              ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
