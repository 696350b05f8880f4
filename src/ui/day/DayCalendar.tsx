/** The calendar that a day input opens: month grid with keys, today, bounds. */

import { DatePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { type KeyboardEvent, useState } from 'react'
import 'dayjs/locale/zh-cn'
import { locale, subscribeLocale } from '@/lib/i18n/i18n'
import { isDay, isMonth } from '@/lib/time/iso-day'
import spoken from '../Spoken.module.css'
import { useT } from '../use-t'
import styles from './DayInput.module.css'

const followLocale = () => void dayjs.locale(locale() === 'en' ? 'en' : 'zh-cn')
followLocale()
subscribeLocale(followLocale)

export interface DayCalendarProps {
  value: string | null
  /** First and last selectable day, inclusive. */
  earliest?: string
  latest?: string
  /** Selects a month instead of a day. */
  month: boolean
  choose(value: string | null): void
  close(): void
}

/** How far a key moves in the calendar, in days (or months), and in pages. */
const steps: Readonly<Record<string, { line?: number; cell?: number; page?: number }>> = {
  ArrowLeft: { cell: -1 },
  ArrowRight: { cell: 1 },
  ArrowUp: { line: -1 },
  ArrowDown: { line: 1 },
  PageUp: { page: -1 },
  PageDown: { page: 1 },
}

/** The open calendar of a day input. Arrow keys and PageUp/PageDown move, Enter selects, Escape closes. */
export function DayCalendar({ value, earliest, latest, month, choose, close }: DayCalendarProps) {
  const t = useT()
  const real = value !== null && (month ? isMonth(value) : isDay(value))
  const [least, most] = [earliest ? dayjs(earliest) : undefined, latest ? dayjs(latest) : undefined]
  const format = month ? 'YYYY-MM' : 'YYYY-MM-DD'
  const within = (day: Dayjs) => (least && day.isBefore(least) ? least : most && day.isAfter(most) ? most : day)
  /** The day that the keyboard has moved to. */
  const [at, setAt] = useState<Dayjs | null>(null)
  const [page, setPage] = useState(() => within(real ? dayjs(value) : dayjs()))
  const day = at ?? (real ? dayjs(value) : null)
  const go = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step) {
      const { cell = 0, line = 0, page: pages = 0 } = step
      const from = day ?? page
      const next = within(
        month
          ? from.add(cell + line * 3, 'month').add(pages, 'year')
          : from.add(cell + line * 7, 'day').add(pages, 'month'),
      )
      setAt(next)
      setPage(next)
    } else if (event.key === 'Enter' && at) choose(at.format(format))
    else if (event.key === 'Enter' || event.key === 'Escape') close()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <>
      <DatePicker
        open
        autoFocus
        inputReadOnly
        aria-label={month ? t('选择月份') : t('选择日期')}
        className={styles.calendar}
        minDate={least}
        maxDate={most}
        picker={month ? 'month' : 'date'}
        value={day}
        pickerValue={page}
        onPickerValueChange={setPage}
        onKeyDown={go}
        onChange={(day) => choose(day ? day.format(format) : null)}
        onOpenChange={(open) => {
          if (!open) close()
        }}
      />
      <span role="status" className={spoken.only}>
        {at?.format(format)}
      </span>
    </>
  )
}
