/** Counts how many work items each value of a filter leaves, for the filters above lists. */

import { compareTexts } from '@/lib/collections/in-order'
import type { BackendContext } from '../context'
import type { FilterCount, WorkFilter, WorkFilterCounts } from '../resolvers/workflow.generated'
import { guideOfWork } from './guide'
import { yearOf } from './view'
import { kindOf } from './viewer-roles'
import type { Seen } from './works-seen'

/** A value of a filter, with its place among the filter's values. */
interface Value {
  value: string
  label: string
  place: number
}

const names = ['states', 'units', 'guides', 'years'] as const
type FilterName = (typeof names)[number]
type ValuesOf = Record<FilterName, Value | null>

function valuesOf(context: BackendContext, { work }: Seen): ValuesOf {
  const guide = guideOfWork(context, work)
  const { states } = kindOf(work)
  const year = yearOf(context, work)
  const unitName = context.db.units.get(work.unitId)?.unitName
  return {
    states: {
      value: work.state,
      label: states[work.state]?.label ?? work.state,
      place: Object.keys(states).indexOf(work.state),
    },
    units: unitName === undefined ? null : { value: work.unitId, label: unitName, place: 0 },
    guides: guide ? { value: guide.id, label: guide.title ?? '', place: -guide.year } : null,
    years: { value: String(year), label: String(year), place: -year },
  }
}

/** Counts work items by the values of each filter; a filter does not narrow its own counts. */
export function countsByFilter(context: BackendContext, within: readonly Seen[], filter: WorkFilter): WorkFilterCounts {
  const chosen: Record<FilterName, readonly string[]> = {
    states: filter.states ?? [],
    units: filter.unitIds ?? [],
    guides: filter.guideIds ?? [],
    years: filter.year == null ? [] : [String(filter.year)],
  }
  const found = Object.fromEntries(names.map((name) => [name, new Map<string, Value & { count: number }>()]))
  for (const seen of within) {
    const values = valuesOf(context, seen)
    const missed = names.filter((name) => chosen[name].length > 0 && !chosen[name].includes(values[name]?.value ?? ''))
    for (const name of names) {
      const value = values[name]
      if (!value) continue
      const known = found[name]?.get(value.value) ?? { ...value, count: 0 }
      const isCounted = missed.length === 0 || (missed.length === 1 && missed[0] === name)
      found[name]?.set(value.value, { ...known, count: known.count + (isCounted ? 1 : 0) })
    }
  }
  const listed = (name: FilterName): FilterCount[] =>
    [...(found[name]?.values() ?? [])]
      .toSorted((a, b) => a.place - b.place || compareTexts(a.label, b.label))
      .map(({ value, label, count }) => ({ value, label, count }))
  return { states: listed('states'), units: listed('units'), guides: listed('guides'), years: listed('years') }
}
