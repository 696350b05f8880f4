/**
 * Computes a platform's figures for the year from its monthly reports: months, jumps with reasons, comparison with
 * last year; for the platform's page and the overseers' list.
 */

import { type Decimal, decimalOf, decimalText, parseDecimal, rounded, zero } from '@/lib/numbers/decimal'
import { type MonthlyFigure, monthlyFigures } from '@/work/kinds/monthly-figures'
import type { BackendContext } from '../../context'
import type { PlatformRow, WorkRow } from '../../db/rows-work'
import type { PlatformFigure } from '../../resolvers/program.generated'
import { monthlyKind, monthOf } from '../../work/kinds/monthly'

/** The twelve months of a year: 2026-01 … 2026-12. */
export const monthsOf = (year: number): string[] =>
  Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`)

/** The submitted answers of a report; undefined while it is not submitted or was returned. */
function submittedValues({ db }: BackendContext, report: WorkRow | undefined) {
  return report?.state === 'SUBMITTED' ? db.contents.get(report.id)?.submitted?.values : undefined
}

/** The figures whose report gives a reason for a jump. */
export function jumpsIn(context: BackendContext, platform: PlatformRow, report: WorkRow | undefined): string[] {
  const values = submittedValues(context, report)
  return monthlyFigures[monthlyKind(platform)].flatMap(({ id }) => {
    const reason = values?.[`${id}Reason`]
    return typeof reason === 'string' && reason.trim() !== '' ? [id] : []
  })
}

/** The year's figure from its months; null where a month is missing. */
function yearFigure({ year, decimals }: MonthlyFigure, months: readonly (Decimal | null)[]): string | null {
  const known = months.filter((one) => one !== null)
  const last = known.at(-1)
  if (!last || known.length < months.length) return null
  if (year === 'LAST') return decimalText(last)
  const sum = known.reduce((total, one) => total.plus(one), zero)
  const count = decimalOf(known.length)
  return decimalText(year === 'SUM' || !count ? sum : rounded(sum.div(count), decimals))
}

/** A platform's figures in a year, beside the year before; totals compare the same months. */
export function figuresOf(
  context: BackendContext,
  platform: PlatformRow,
  reports: readonly WorkRow[],
  year: number,
): PlatformFigure[] {
  const answers = (of: number) =>
    monthsOf(of).map((month) =>
      submittedValues(
        context,
        reports.find((one) => monthOf(one) === month),
      ),
    )
  const [now, before] = [answers(year), answers(year - 1)]
  return monthlyFigures[monthlyKind(platform)].map((figure) => {
    const { id, label, unit, decimals, year: by } = figure
    const read = (values: (typeof now)[number]) => {
      const value = values?.[id]
      return typeof value === 'string' ? parseDecimal(value) : null
    }
    const [values, former] = [now.map(read), before.map(read)]
    const reported = values.flatMap((one, index) => (one === null ? [] : [index]))
    const written = (one: Decimal | null) => (one === null ? null : decimalText(one))
    return {
      ...{ id, label, unit, decimals, by },
      values: values.map(written),
      former: former.map(written),
      months: reported.length,
      total: yearFigure(
        figure,
        reported.map((index) => values[index] ?? null),
      ),
      formerTotal: yearFigure(
        figure,
        reported.map((index) => former[index] ?? null),
      ),
    }
  })
}
