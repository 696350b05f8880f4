/** The amounts that the commission grants by year; for letters, exports and the rules of matchings and foreign experts. */

import Big from 'big.js'
import { grantAmount, totalOf, type YearAmount } from '@/work/grants'
import type { WorkRow } from '../db/rows-work'
import { amountOf, cellsOf } from '../domain/stored-values'
import { fail } from '../fail'
import type { Taking } from './rules'

/** The rows of a form's table of years. */
export function yearsIn(rows: unknown): YearAmount[] {
  return cellsOf(rows)
    .map((cells) => ({ year: Number(cells.year), amount: amountOf(cells.amount).toString() }))
    .toSorted((a, b) => a.year - b.year)
}

/** The years that the commission granted for a work item; undefined before. */
export function grantedOf({ facts }: WorkRow): YearAmount[] | undefined {
  return Array.isArray(facts.granted) ? (facts.granted as YearAmount[]) : undefined
}

/**
 * The amounts that a decision grants (`facts.years`, or `facts.asRequested`). 603112 where a requested year has none,
 * 603113 (`limit`) for an amount that is no money or other years, for nothing in all, and for more than was requested.
 */
export function grantedIn(requested: readonly YearAmount[], facts: Taking['facts']): YearAmount[] {
  if (facts.asRequested === true) return [...requested]
  const named = Array.isArray(facts.years) ? (facts.years as Partial<YearAmount>[]) : []
  const limit = totalOf(requested)
  const granted = requested.map(({ year }) => {
    const amount = named.find((one) => one?.year === year)?.amount
    return { year, amount: typeof amount === 'string' && amount.trim() !== '' ? amount.trim() : fail(603112) }
  })
  const wrong = named.length > requested.length || granted.some(({ amount }) => !grantAmount.test(amount))
  if (wrong || totalOf(granted).lte(0) || totalOf(granted).gt(limit)) fail(603113, { limit: limit.toFixed(2) })
  return granted.map(({ year, amount }) => ({ year, amount: new Big(amount).toString() }))
}
