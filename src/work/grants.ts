/** Amounts of money by year, for the commission's grants: sums, texts, problems. */

import { recordOf } from '@/lib/collections/record'
import { t } from '@/lib/i18n/i18n'
import { type Decimal, formatDecimal, parseDecimal, zero } from '@/lib/numbers/decimal'

/** The money of one year, in 万元. */
export interface YearAmount {
  year: number
  amount: string
}

/** Reads the amounts by year of a work item's facts (`requested`, `granted`); empty where there are none. */
export function yearAmounts({ facts }: { facts: unknown }, name: 'requested' | 'granted'): readonly YearAmount[] {
  const rows = recordOf(facts)[name]
  return Array.isArray(rows) ? rows.filter(isYearAmount) : []
}

function isYearAmount(row: unknown): row is YearAmount {
  const { year, amount } = (row ?? {}) as Partial<YearAmount>
  return typeof year === 'number' && typeof amount === 'string'
}

export function totalOf(years: readonly YearAmount[]): Decimal {
  return years.reduce((sum, { amount }) => sum.plus(parseDecimal(amount) ?? zero), zero)
}

export const formatTotal = (years: readonly YearAmount[]) => formatDecimal(totalOf(years))

/** What is wrong with the amounts of a decision: of one year, or of all together (`year` null). */
export interface GrantProblem {
  year: number | null
  text: string
}

/** An amount as a decision may name it: at most two digits after the point. */
export const grantAmount = /^\d{1,9}(\.\d{1,2})?$/

/** Every problem of amounts that would be granted: those of years, else that of their total (603112, 603113). */
export function grantProblems(
  requested: readonly YearAmount[],
  granted: readonly YearAmount[],
): readonly GrantProblem[] {
  const wrong = granted.flatMap(({ year, amount }) => {
    const text = amountProblem(year, amount)
    return text === undefined ? [] : [{ year, text }]
  })
  const limit = totalOf(requested)
  const total = totalOf(granted)
  if (wrong.length > 0 || granted.length === 0 || (total.gt(zero) && total.lte(limit))) return wrong
  const texts = { limit: formatDecimal(limit), total: formatDecimal(total) }
  return [{ year: null, text: t('合计应大于 0，不超过申请的 {limit} 万元，现在是 {total} 万元', texts) }]
}

function amountProblem(year: number, amount: string): string | undefined {
  if (amount === '') return t('请填写 {year} 年的核定金额', { year })
  if (grantAmount.test(amount)) return undefined
  return t('{year} 年的金额应为不小于 0 的数字，最多两位小数', { year })
}
