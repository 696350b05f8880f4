import { t } from '@/lib/i18n/i18n'

/** 9 月; a value that is no month is displayed unchanged. */
export function monthName(month: string): string {
  return /^\d{4}-\d\d$/.test(month) ? t('{n} 月', { n: Number(month.slice(5)) }) : month
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
