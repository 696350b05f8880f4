/** Prepares a unit's statistics for the charts of its dashboard: declarations by year and group of states, funding by year. */

import { ownValue } from '@/lib/collections/own-value'
import { text } from '@/lib/i18n/i18n'
import { parseDecimal, zero } from '@/lib/numbers/decimal'
import type { PlotSeries } from '@/ui/plot/plot-series'
import type { DeclarationState } from '@/work/kinds/declaration'

interface Year {
  year: number
  requested: string
  approved: string
  states: readonly { state: string; count: number }[]
}

/** Groups of declaration states for plots, in their order: nine parts of a bar could not be distinguished. */
const groups: Readonly<
  Record<'approved' | 'evaluated' | 'reviewed' | 'returned' | 'refused', Omit<PlotSeries, 'values'>>
> = {
  approved: { label: text('立项'), color: 'var(--ant-green-7)', pattern: 'plain' },
  evaluated: { label: text('受理与评审中'), color: 'var(--ant-blue-6)', pattern: 'slanted' },
  reviewed: { label: text('审核中'), color: 'var(--ant-cyan-8)', pattern: 'dotted' },
  returned: { label: text('退回修改'), color: 'var(--ant-gold-7)', pattern: 'lined' },
  refused: { label: text('不予受理或不予立项'), color: 'var(--ant-red-7)', pattern: 'crossed' },
}

/** The group of each state; a draft is not counted. */
const groupOf: Readonly<Record<Exclude<DeclarationState, 'DRAFT'>, keyof typeof groups>> = {
  UNIT_REVIEW: 'reviewed',
  DEPARTMENT_REVIEW: 'reviewed',
  RETURNED: 'returned',
  REFUSED: 'refused',
  ACCEPTED: 'evaluated',
  UNDER_EVALUATION: 'evaluated',
  APPROVED: 'approved',
  NOT_APPROVED: 'refused',
}

/** Projects per year and group of states; empty groups are left out. */
export function groupedStates(years: readonly Year[]): PlotSeries[] {
  return Object.entries(groups)
    .map(([name, group]) => ({
      ...group,
      values: years.map((year) =>
        year.states.reduce((sum, { state, count }) => sum + (ownValue(groupOf, state) === name ? count : 0), 0),
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
