import { useEffect, useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { withoutGovernment } from '@/lib/routing/government-prefix'
import { isPositiveInteger } from '@/lib/validation/number-formats'
import { rememberList } from './list-memory'

/** Rows of a page (specification, section 9). */
export const listPageSize = 10

/** A list's filters, order and page in the URL. */
export interface ListState {
  /** Counted from 1. */
  pageNo: number
  /** The filters that are set, by name. */
  filters: Readonly<Record<string, string>>
  /** Sets filters (an empty text removes one) and goes back to the first page. */
  setFilters(changes: Readonly<Record<string, string>>): void
  setPageNo(pageNo: number): void
  clear(): void
  /** The order the address asks for; absent: the list's own. */
  sort?: ListSort
  /** Sorts by a column, or by none; goes back to the first page. */
  setSort(sort: ListSort | undefined): void
}

/** A list's order: the key of a column, and whether the greatest value stands first. */
export interface ListSort {
  key: string
  descending: boolean
}

/** `amount` or `-amount`, as the address holds an order. */
export const sortText = ({ key, descending }: ListSort) => (descending ? `-${key}` : key)

/** The order in an address; undefined where it names no column that sorts. */
function sortOf(raw: string | null, sortable: readonly string[]): ListSort | undefined {
  const key = raw?.replace(/^-/, '') ?? ''
  return sortable.includes(key) ? { key, descending: raw?.startsWith('-') === true } : undefined
}

interface ListStateOptions {
  /** Query parameters that identify another list on the same page (a tab); filters do not change them. */
  resetOn?: readonly string[]
  /** Keys of the columns that sort the list. */
  sortable?: readonly string[]
}

/** The most values of one filter that an address may set at once. */
const mostValues = 50

/** The values of a filter that takes several: separated by commas in the address, each once. */
export function valuesIn(filter: string | undefined): string[] {
  const values = (filter ?? '').split(',').map((value) => value.trim())
  return [...new Set(values.filter((value) => value !== ''))].slice(0, mostValues)
}

/** A page number from a URL: 1 for anything that is none. */
function pageNumber(raw: string | null): number {
  return raw !== null && raw.length <= 6 && isPositiveInteger(raw) ? Number(raw) : 1
}

/**
 * Keeps a list's filters (the names given), order and page in the URL, so that they survive a reload, a shared link and
 * going there and back. Changes replace the history entry: “back” leaves the list, not the last filter.
 */
export function useListState(
  names: readonly string[],
  { resetOn = [], sortable = [] }: ListStateOptions = {},
): ListState {
  const [params, setParams] = useSearchParams()
  const location = useLocation()
  useEffect(
    () => rememberList(withoutGovernment(location.pathname), location.search),
    [location.pathname, location.search],
  )

  const key = names.join('\n')
  const resetKey = resetOn.join('\n')
  const sortKey = sortable.join('\n')
  return useMemo(() => {
    const known = key.split('\n')
    const filters: Record<string, string> = {}
    for (const name of known) {
      const value = params.get(name)?.trim()
      if (value) filters[name] = value
    }
    const sort = sortOf(params.get('sort'), sortKey.split('\n').filter(Boolean))
    const write = (
      values: Readonly<Record<string, string>>,
      pageNo: number,
      order: ListSort | null | undefined = sort,
    ) => {
      const next = new URLSearchParams()
      for (const name of resetKey.split('\n')) {
        const here = params.get(name)
        if (here) next.set(name, here)
      }
      for (const [name, value] of Object.entries(values)) if (value.trim() !== '') next.set(name, value.trim())
      if (order) next.set('sort', sortText(order))
      if (pageNo > 1) next.set('page', String(pageNo))
      setParams(next, { replace: true, preventScrollReset: true })
    }
    return {
      pageNo: pageNumber(params.get('page')),
      filters,
      setFilters: (changes) => write({ ...filters, ...changes }, 1),
      setPageNo: (pageNo) => write(filters, pageNo),
      clear: () => write({}, 1),
      ...(sort && { sort }),
      setSort: (order) => write(filters, 1, order ?? null),
    }
  }, [key, resetKey, sortKey, params, setParams])
}
