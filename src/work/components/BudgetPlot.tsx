/** The chart of a project's budget and spending by subject, for audits and the project's page. */

import { formatDecimal } from '@/lib/numbers/decimal'
import { BarPlot } from '@/ui/plot/BarPlot'
import { useT } from '@/ui/use-t'
import { type BudgetLine, budgetSeries } from '../budget-series'

interface BudgetPlotProps {
  title: string
  lines: readonly BudgetLine[]
  /** A note, for instance the source of the figures. */
  note?: string
}

/** Budget and spending by subject, with both sums, the share spent, and what exceeds the budget. */
export function BudgetPlot({ title, lines, note }: BudgetPlotProps) {
  const t = useT()
  const { labels, series, total, told, over } = budgetSeries(lines, t)
  const money = (value: number) => formatDecimal(String(value), { atMost: 2 })
  const budget = total('inForce')
  const spent = told('spent') ? total('spent') : told('vouched') ? total('vouched') : null
  const share = spent === null || budget.eq(0) ? null : spent.div(budget).times(100).round(1).toString()
  const summary = [
    t('现行预算合计 {n} 万元。', { n: money(budget.toNumber()) }),
    spent !== null &&
      (told('spent')
        ? t('实际支出合计 {n} 万元，占现行预算的 {share}%。', { n: money(spent.toNumber()), share: share ?? '—' })
        : t('审定合计 {n} 万元，占现行预算的 {share}%。', { n: money(spent.toNumber()), share: share ?? '—' })),
    over.length > 0 && t('超出预算的科目：{names}。', { names: over.join(t('、')) }),
    note,
  ]
  return (
    <BarPlot
      title={title}
      summary={summary.filter(Boolean).join(' ')}
      rowHead={t('预算科目（万元）')}
      labels={labels}
      series={series}
      beside
      format={money}
    />
  )
}
