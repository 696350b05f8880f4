import type { BaseStatisticsFilter, CountedBy } from '@/api/innovation/schema.generated'

/** What the address of the statistics says, by its names. */
export type StatisticsFilters = Readonly<Record<string, string>>

/** The names in the address; `by` besides says what the table counts by. */
export const filterNames = ['year', 'kind', 'district', 'unit', 'figure', 'state'] as const

/** Which filter a counted row leads to. */
const filterOf: Readonly<Record<CountedBy, string>> = { KIND: 'kind', DISTRICT: 'district', YEAR: 'year', UNIT: 'unit' }

/** What is asked for, of what the address says. */
export function askedFor({ year, kind, district, unit, figure }: StatisticsFilters): BaseStatisticsFilter {
  return {
    year: year && /^\d{4}$/.test(year) ? Number(year) : null,
    kind: kind ?? null,
    district: district ?? null,
    unitId: unit ?? null,
    figure: figure ?? null,
  }
}

/** Where a number leads: this page, narrowed to what it counts, at the reports behind it. */
export function reportsBehind(filters: StatisticsFilters, narrower: StatisticsFilters, by: string | null) {
  const said = Object.entries({ ...filters, ...narrower, ...(by ? { by } : {}) }).filter(([, value]) => value !== '')
  const search = new URLSearchParams(said)
  return { search: `?${search}`, hash: '#reports' }
}

/** The filter of one row of counts. */
export const rowFilter = ({ by, key }: { by: CountedBy; key: string }): StatisticsFilters => ({ [filterOf[by]]: key })
