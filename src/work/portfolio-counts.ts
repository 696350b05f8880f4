/** The table of what a reviewer oversees, by kind, state and year (`Portfolio.tsx`); and the kinds of a project's life, which its page also asks for. */

import type { WorkCountsByYearQuery } from './graphql/works.workflow.generated'
import { findKind } from './kinds/all'

type Count = WorkCountsByYearQuery['workCounts'][number]

/** The kinds of a project's life, in order. */
export const projectKinds = [
  'DECLARATION',
  'TASK_BOOK',
  'BUDGET_AUDIT',
  'CONTRACT_CHANGE',
  'ACCEPTANCE',
  'PROJECT_AUDIT',
  'TECHNICAL_EVALUATION',
  'PERFORMANCE',
] as const

export interface PortfolioRow {
  state: string
  label: string
  /** One count per year. */
  counts: readonly number[]
  total: number
}

/** Counts as a table: years newest first, kinds and states in the order of their descriptions, without empty rows. */
export function portfolioOf(counts: readonly Count[]) {
  const years = [...new Set(counts.flatMap(({ year }) => year ?? []))].toSorted((a, b) => b - a)
  const groups = projectKinds.flatMap((kind) => {
    const own = counts.filter((count) => count.kind === kind)
    const rows = Object.entries(findKind(kind)?.states ?? {}).flatMap(([state, { label }]): PortfolioRow[] => {
      const of = (year: number) => own.find((item) => item.state === state && item.year === year)?.count ?? 0
      const byYear = years.map(of)
      const total = byYear.reduce((sum, number) => sum + number, 0)
      return total === 0 ? [] : [{ state, label, counts: byYear, total }]
    })
    return rows.length === 0 ? [] : [{ kind, noun: findKind(kind)?.noun ?? kind, rows }]
  })
  return { years, groups }
}
