/** Filters of the base statistics as address and query, and links from a number to its reports. */

import type { BaseStatisticsFilter, CountedBy } from '@/api/innovation/schema.generated'

/** The filters in the address by name. */
export type StatisticsFilters = Readonly<Record<string, string>>

/** Names of the filters; `by` is the grouping of the table. */
export const filterNames = ['year', 'kind', 'district', 'unit', 'figure', 'state'] as const

/** The filter of a table row. */
const filterOf: Readonly<Record<CountedBy, string>> = { KIND: 'kind', DISTRICT: 'district', YEAR: 'year', UNIT: 'unit' }

/** The query variables of the filters. */
export function filterFor({ year, kind, district, unit, figure }: StatisticsFilters): BaseStatisticsFilter {
  return {
    year: year && /^\d{4}$/.test(year) ? Number(year) : null,
    kind: kind ?? null,
    district: district ?? null,
    unitId: unit ?? null,
    figure: figure ?? null,
  }
}

/** The address of a number: this page filtered to its reports. */
export function reportsBehind(filters: StatisticsFilters, narrower: StatisticsFilters, by: string | null) {
  const params = Object.entries({ ...filters, ...narrower, ...(by ? { by } : {}) }).filter(([, value]) => value !== '')
  const search = new URLSearchParams(params)
  return { search: `?${search}`, hash: '#reports' }
}

/** The filter of one table row. */
export const rowFilter = ({ by, key }: { by: CountedBy; key: string }): StatisticsFilters => ({ [filterOf[by]]: key })
