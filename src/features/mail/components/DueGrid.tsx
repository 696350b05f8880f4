/** The month of the due calendar as a grid of days, moved through by arrow keys. */

import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { weekdayOf } from '@/lib/time/beijing-time'
import { timestampOfDay } from '@/lib/time/iso-day'
import { sameDayIn, shiftDay, shiftMonth, weeksOf } from '@/lib/time/months'
import { PageSkeleton } from '@/ui/PageSkeleton'
import spoken from '@/ui/Spoken.module.css'
import { statusIcons } from '@/ui/StatusTag'
import colours from '@/ui/StatusTag.module.css'
import { useT } from '@/ui/use-t'
import type { DueEntry } from '../use-due-month'
import styles from './DueCalendar.module.css'
import { DueList } from './DueList'

interface DueGridProps {
  /** `YYYY-MM`. */
  month: string
  label: string
  /** Absent while the month loads. */
  entries: readonly DueEntry[] | undefined
  today: string
  onTurn(months: number): void
}

/** Entries that fit into a day. */
const few = 3

/** ARIA attributes of a grid cell. */
const cellOf = (isSelected: boolean) => ({ role: 'gridcell', 'aria-selected': isSelected }) as const

/** Days per arrow key. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/**
 * A month as a grid of weeks with roving tabindex: arrows move by days and weeks, Home and End within the week, Page Up
 * and Down by months; Enter goes to the day's entries below.
 */
export function DueGrid({ month, label, entries, today, onTurn }: DueGridProps) {
  const t = useT()
  const first = today.startsWith(month) ? today : `${month}-01`
  const [selectedDay, setSelectedDay] = useState(first)
  const day = selectedDay.startsWith(month) ? selectedDay : sameDayIn(month, selectedDay)
  const table = useRef<HTMLTableElement>(null)
  const below = useRef<HTMLDivElement>(null)
  /** A key has moved the selection: the focus follows, also into another month. */
  const moved = useRef(false)
  useEffect(() => {
    // The month may still be loading.
    if (!moved.current || day !== selectedDay) return
    moved.current = false
    table.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
  }, [day, selectedDay])

  const go = (to: string) => {
    moved.current = true
    setSelectedDay(to)
    if (!to.startsWith(month)) onTurn(to < month ? -1 : 1)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return
    const weekday = (new Date(timestampOfDay(day) + 8 * 3_600_000).getUTCDay() + 6) % 7
    const byMonth = event.key === 'PageUp' ? -1 : event.key === 'PageDown' ? 1 : 0
    const by = event.key === 'Home' ? -weekday : event.key === 'End' ? 6 - weekday : steps[event.key]
    if (event.key === 'Enter' || event.key === ' ') below.current?.focus()
    else if (byMonth !== 0) go(sameDayIn(shiftMonth(month, byMonth), day))
    else if (by !== undefined) go(shiftDay(day, by))
    else return
    event.preventDefault()
  }
  const weeks = weeksOf(month)
  const dueOn = (iso: string) => (entries ?? []).filter((entry) => entry.day === iso)
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose days are gone through by keys is a grid */}
      <table ref={table} role="grid" aria-label={label} className={styles.grid}>
        <thead>
          <tr>
            {weeks[0]?.map((iso) => (
              <th key={iso} scope="col">
                {t(weekdayOf(timestampOfDay(iso)))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((iso) => {
                const due = dueOn(iso)
                return (
                  <td
                    key={iso}
                    {...cellOf(iso === day)}
                    data-day={iso}
                    tabIndex={iso === day ? 0 : -1}
                    aria-current={iso === today ? 'date' : undefined}
                    className={iso.startsWith(month) ? undefined : styles.other}
                    onClick={() => setSelectedDay(iso.startsWith(month) ? iso : day)}
                    onKeyDown={onKeyDown}
                  >
                    <span className={styles.number}>{Number(iso.slice(8))}</span>
                    {due.length > 0 && <span className={spoken.only}>{t('，{n} 项到期', { n: due.length })}</span>}
                    {due.slice(0, few).map((entry) => (
                      <DueLink key={entry.id} entry={entry} />
                    ))}
                    {due.length > few && (
                      <span className={styles.more}>{t('还有 {n} 项', { n: due.length - few })}</span>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <div ref={below} tabIndex={-1} className={styles.below}>
        {entries ? (
          <DueList
            label={t('{day} 到期的事项', { day })}
            entries={dueOn(day)}
            empty={t('{day} 没有到期的事项。', { day })}
          />
        ) : (
          <PageSkeleton rows={2} />
        )}
      </div>
    </>
  )
}

/** An entry in a day's cell, with the icon and colour of its state; the words of the state are its tooltip and its description. */
function DueLink({ entry: { to, title, words, color } }: { entry: DueEntry }) {
  const Icon = statusIcons[color]
  return (
    <Link
      to={to}
      tabIndex={-1}
      title={`${title} · ${words}`}
      className={`${styles.due} ${colours[color]}`}
      data-color={color}
    >
      {color !== 'default' && <Icon aria-hidden />} <span className={styles.title}>{title}</span>
    </Link>
  )
}
