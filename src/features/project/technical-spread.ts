/** Scores of technical evaluations: lowest, median and highest, how many in each class, one score of a set; for their tables and charts. */

import { recordOf } from '@/lib/collections/record'

/** Lowest, median and highest of some scores. */
export interface Spread {
  lowest: number
  median: number
  highest: number
}

/** The spread of scores; undefined for none. */
export function spreadOf(scores: readonly number[]): Spread | undefined {
  const sorted = scores.toSorted((a, b) => a - b)
  const [lowest, highest] = [sorted[0], sorted.at(-1)]
  if (lowest === undefined || highest === undefined) return undefined
  const middle = (sorted.length - 1) / 2
  const [below = 0, above = 0] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]]
  return { lowest, median: (below + above) / 2, highest }
}

/** The classes of totals in a distribution, from their lower limit to below the next one's. */
const limits = [0, 60, 70, 80, 90] as const

/** How many totals are in each class; the last class ends with 100. */
export function distribution(totals: readonly number[]): { from: number; to: number; count: number }[] {
  return limits.map((from, index) => {
    const to = (limits[index + 1] ?? 101) - 1
    return { from, to, count: totals.filter((total) => total >= from && total <= to).length }
  })
}

/** A number as it was typed or stored; null for none. */
const numberOf = (value: unknown): number | null =>
  value === null || value === undefined || value === '' || !Number.isFinite(Number(value)) ? null : Number(value)

/** The score of a field in plain data; null for none. */
export function scoreOf(scores: unknown, field: string): number | null {
  return numberOf(recordOf(scores)[field])
}
