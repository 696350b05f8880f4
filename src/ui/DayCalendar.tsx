import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import { inAntdLook } from './AntdLook'
import 'dayjs/locale/zh-cn'
import { locale, subscribeLocale } from '@/lib/i18n'
import { isDay, isMonth } from '@/lib/iso-day'
import styles from './DayInput.module.css'
import { useT } from './use-t'

const followLocale = () => void dayjs.locale(locale() === 'en' ? 'en' : 'zh-cn')
followLocale()
subscribeLocale(followLocale)

export interface DayCalendarProps {
  value: string | null
  /** Days, inclusive; others cannot be chosen. */
  earliest?: string
  latest?: string
  /** A month instead of a day. */
  month: boolean
  choose(value: string | null): void
  close(): void
}

/** The calendar of a day that is chosen, open as long as it is there. */
export const DayCalendar = inAntdLook(function DayCalendar({
  value,
  earliest,
  latest,
  month,
  choose,
  close,
}: DayCalendarProps) {
  const t = useT()
  const real = value !== null && (month ? isMonth(value) : isDay(value))
  return (
    <DatePicker
      open
      autoFocus
      inputReadOnly
      aria-label={month ? t('选择月份') : t('选择日期')}
      className={styles.calendar}
      minDate={earliest ? dayjs(earliest) : undefined}
      maxDate={latest ? dayjs(latest) : undefined}
      picker={month ? 'month' : 'date'}
      value={real ? dayjs(value) : null}
      onChange={(day) => choose(day ? day.format(month ? 'YYYY-MM' : 'YYYY-MM-DD') : null)}
      onOpenChange={(open) => {
        if (!open) close()
      }}
    />
  )
})
