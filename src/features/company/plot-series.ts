/** Prepares a unit's statistics for the charts of its dashboard. */

import { text } from '@/lib/i18n/i18n'
import { parseDecimal, zero } from '@/lib/numbers/decimal'
import type { PlotSeries } from '@/ui/plot/plot-series'

interface Year {
  year: number
  requested: string
  approved: string
  states: readonly { state: string; count: number }[]
}

/** Groups of declaration states for plots: nine parts of a bar could not be distinguished. */
const groups: readonly (Omit<PlotSeries, 'values'> & { states: readonly string[] })[] = [
  { label: text('立项'), color: 'var(--ant-green-7)', pattern: 'plain', states: ['APPROVED'] },
  {
    label: text('受理与评审中'),
    color: 'var(--ant-blue-6)',
    pattern: 'slanted',
    states: ['ACCEPTED', 'UNDER_EVALUATION'],
  },
  {
    label: text('审核中'),
    color: 'var(--ant-cyan-8)',
    pattern: 'dotted',
    states: ['UNIT_REVIEW', 'DEPARTMENT_REVIEW'],
  },
  { label: text('退回修改'), color: 'var(--ant-gold-7)', pattern: 'lined', states: ['RETURNED'] },
  {
    label: text('不予受理或不予立项'),
    color: 'var(--ant-red-7)',
    pattern: 'crossed',
    states: ['REFUSED', 'NOT_APPROVED'],
  },
]

/** Projects per year and group of states; empty groups are left out. */
export function groupedStates(years: readonly Year[]): PlotSeries[] {
  return groups
    .map(({ states, ...group }) => ({
      ...group,
      values: years.map((year) =>
        year.states.reduce((sum, { state, count }) => sum + (states.includes(state) ? count : 0), 0),
      ),
    }))
    .filter(({ values }) => values.some((value) => value > 0))
}

/** Approved and other requested funding, by year and in total, in 万元; exact sums. */
export function fundingSeries(years: readonly Year[]) {
  const decimal = (text: string) => parseDecimal(text) ?? zero
  const approved = years.map((year) => decimal(year.approved))
  const other = years.map((year) => decimal(year.requested).minus(decimal(year.approved)))
  const sum = (list: typeof approved) => list.reduce((total, decimal) => total.plus(decimal), zero).toNumber()
  const series: PlotSeries[] = [
    {
      label: text('立项经费'),
      color: 'var(--ant-green-7)',
      pattern: 'plain',
      values: approved.map((decimal) => decimal.toNumber()),
    },
    {
      label: text('其余申请经费'),
      color: 'var(--ant-blue-6)',
      pattern: 'slanted',
      values: other.map((decimal) => decimal.toNumber()),
    },
  ]
  return { series, approvedTotal: sum(approved), otherTotal: sum(other) }
}
