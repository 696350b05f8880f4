/** Prepares a project's budget for its chart: subjects with requested, approved and spent amounts. */

import { text } from '@/lib/i18n/i18n'
import { parseDecimal, zero } from '@/lib/numbers/decimal'
import { rowName } from '@/lib/work/row-names'
import type { PlotSeries } from '@/ui/plot/plot-series'

/** One budget subject. Amounts are exact decimals in 万元; null where unknown. */
export interface BudgetLine {
  subject: string
  approved: string
  inForce: string
  spent: string | null
  /** The audited amount. */
  vouched?: string | null
}

const looks = {
  approved: { label: text('批准预算'), color: 'var(--ant-blue-5)', pattern: 'dotted' },
  inForce: { label: text('现行预算'), color: 'var(--ant-blue-7)', pattern: 'plain' },
  spent: { label: text('实际支出'), color: 'var(--ant-gold-7)', pattern: 'slanted' },
  vouched: { label: text('审定金额'), color: 'var(--ant-green-7)', pattern: 'crossed' },
} as const

type Part = keyof typeof looks

const amount = (value: string | null | undefined) => parseDecimal(value ?? '') ?? zero

/** The series of a budget plot: subjects with any amount; approved amounts only where a change has altered them. */
export function budgetSeries(lines: readonly BudgetLine[], t: (key: string) => string) {
  const visible = lines.filter((line) =>
    [line.approved, line.inForce, line.spent, line.vouched].some((value) => !amount(value).eq(0)),
  )
  const isPlotted = (part: Part) => visible.some((line) => line[part] != null)
  const changed = visible.some(({ approved, inForce }) => !amount(approved).eq(amount(inForce)))
  const parts = (['approved', 'inForce', 'spent', 'vouched'] as const).filter(
    (part) => isPlotted(part) && (part !== 'approved' || changed),
  )
  const total = (part: Part) => visible.reduce((sum, line) => sum.plus(amount(line[part])), zero)
  const over = visible
    .filter(({ spent, inForce }) => amount(spent).gt(amount(inForce)))
    .map(({ subject }) => rowName(subject))
  const series: PlotSeries[] = parts.map((part) => ({
    ...looks[part],
    label: t(looks[part].label),
    values: visible.map((line) => amount(line[part]).toNumber()),
  }))
  return { labels: visible.map(({ subject }) => rowName(subject)), series, total, told: isPlotted, over }
}
