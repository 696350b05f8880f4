/** Names of months, as the platforms' tables and strips say them; in tables, strips and lists of platforms. */
import { t, text } from '@/lib/i18n/i18n'

// One text for each, because English has names instead of numbers.
const names = [
  ...[text('1 月'), text('2 月'), text('3 月'), text('4 月'), text('5 月'), text('6 月')],
  ...[text('7 月'), text('8 月'), text('9 月'), text('10 月'), text('11 月'), text('12 月')],
]

/** 9 月 of 2026-09; a value that is no month is displayed unchanged. */
export function monthName(month: string): string {
  const name = /^\d{4}-\d\d$/.test(month) ? names[Number(month.slice(5)) - 1] : undefined
  return name === undefined ? month : t(name)
}

/** 2026 年 9 月, 10 月: months of any year. */
export function monthsText(months: readonly string[]): string {
  return months
    .map((one, index) =>
      one.slice(0, 4) === months[index - 1]?.slice(0, 4)
        ? monthName(one)
        : t('{year} 年 {month}', { year: one.slice(0, 4), month: monthName(one) }),
    )
    .join(t('、'))
}
