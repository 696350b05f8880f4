/** A hook that keeps a list's filters, order and page in the address, for every page with a list. */

import { useEffect, useMemo, useState } from 'react'
import { useLocation, useParams, useSearchParams } from 'react-router-dom'
import { ownValue } from '@/lib/collections/own-value'
import { loadChunk } from '@/lib/loading/lazy-import'
import { withoutGovernment } from '@/lib/routing/government-prefix'
import { isPositiveInteger } from '@/lib/validation/number-formats'
import { rememberList } from './list-memory'
import { startOf, useListSettings } from './list-settings'

/** Rows of a page (specification, section 9), and of a compact one. */
export const listPageSize = 10
const compactPageSize = 20

/** A list's filters, order and page in the URL. */
export interface ListState<Field extends string = string> {
  /** The list's address with names for its parameters, and its tab: what settings of the list go by. */
  name: string
  /** Counted from 1. */
  pageNo: number
  /** Rows of a page: twice as many where the person wants lists compact. */
  pageSize: number
  /** The filters that are set, by name. */
  filters: Readonly<Record<string, string>>
  /** Sets filters (an empty text removes one) and goes back to the first page. */
  setFilters(changes: Readonly<Record<string, string>>): void
  setPageNo(pageNo: number): void
  clear(): void
  /** The order the address asks for; absent: the list's own. */
  sort?: ListSort
  /** The same as the backend takes it. */
  orderBy?: { field: Field; descending: boolean }
  /** Whether a column, by its key, sorts the list. */
  sorts(key: string): boolean
  /** Sorts by a column, or by none; goes back to the first page. */
  setSort(sort: ListSort | undefined): void
  /** Filters and order as the address holds them, to be saved; empty for none. */
  query: string
  /** Sets filters and order to saved ones; goes back to the first page. */
  restore(query: string): void
}

/** A list's order: the key of a column, and whether the greatest value stands first. */
export interface ListSort {
  key: string
  descending: boolean
}

/** `amount` or `-amount`, as the address holds an order. */
export const sortText = ({ key, descending }: ListSort) => (descending ? `-${key}` : key)

/** The order in an address; undefined where it names no column that sorts. */
function sortOf(raw: string | null, sorts: ListState['sorts']): ListSort | undefined {
  const key = raw?.replace(/^-/, '') ?? ''
  return sorts(key) ? { key, descending: raw?.startsWith('-') === true } : undefined
}

interface ListStateOptions<Field extends string> {
  /** Query parameters that identify another list on the same page (a tab); filters do not change them. */
  resetOn?: readonly string[]
  /** The columns that sort the list, by key, and what the backend calls the value of each. */
  orders?: Readonly<Record<string, Field>>
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

/** The address parameter that says that a list is shown without the filter it opens with. */
const unfiltered = 'all'

/** The list's pattern: its path with the names of its parameters, and its tab. */
function useListName(tab: string | null): string {
  const { pathname } = useLocation()
  const named = new Map(
    Object.entries(useParams()).map(([name, value = '']) => [encodeURIComponent(value), `:${name}`]),
  )
  const path = withoutGovernment(pathname)
    .split('/')
    .map((part) => (part === '' ? part : (named.get(part) ?? part)))
    .join('/')
  return tab === null ? path : `${path}?tab=${tab}`
}

/**
 * The address's parameters; for a list opened without any, those of the filter it opens with, until the address has
 * them.
 */
function useStartedParams(name: string, resetOn: readonly string[]) {
  const [params, setParams] = useSearchParams()
  const isBare = [...params.keys()].every((key) => resetOn.includes(key))
  const [start, setStart] = useState(() => (isBare ? startOf(name)?.query : undefined))
  const isStarting = start !== undefined && isBare
  const used = useMemo(
    () => (isStarting ? new URLSearchParams([...params, ...new URLSearchParams(start)]) : params),
    [isStarting, params, start],
  )
  useEffect(() => {
    if (isStarting) setParams(used, { replace: true, preventScrollReset: true })
    else setStart(undefined)
  }, [isStarting, used, setParams])
  return [used, setParams] as const
}

/**
 * Keeps a list's filters (the names given), order and page in the URL, so that they survive a reload, a shared link and
 * going there and back. Changes replace the history entry: “back” leaves the list, not the last filter.
 */
export function useListState<Field extends string = never>(
  names: readonly string[],
  { resetOn = [], orders }: ListStateOptions<Field> = {},
): ListState<Field> {
  const [search] = useSearchParams()
  const name = useListName(resetOn.includes('tab') ? search.get('tab') : null)
  const [params, setParams] = useStartedParams(name, resetOn)
  const { compact } = useListSettings()
  const location = useLocation()
  useEffect(
    () => rememberList(withoutGovernment(location.pathname), location.search),
    [location.pathname, location.search],
  )

  const page = params.get('page')
  useEffect(() => {
    // Without the code the pages stay, which harms nobody.
    if (page !== null)
      loadChunk(() => import('@/api/forget-pages'))
        .then(({ forgetPages }) => forgetPages())
        .catch(() => undefined)
  }, [page])

  const key = names.join('\n')
  const resetKey = resetOn.join('\n')
  const orderKey = JSON.stringify(orders ?? {})
  return useMemo(() => {
    const known = key.split('\n')
    const filters: Record<string, string> = {}
    for (const filter of known) {
      const value = params.get(filter)?.trim()
      if (value) filters[filter] = value
    }
    const fields = JSON.parse(orderKey) as Readonly<Record<string, Field>>
    const sorts = (key: string) => ownValue<Field>(fields, key) !== undefined
    const sort = sortOf(params.get('sort'), sorts)
    const field = sort && ownValue<Field>(fields, sort.key)
    const queryOf = (values: Readonly<Record<string, string>>, order: ListSort | null | undefined) => {
      const query = new URLSearchParams()
      for (const [filter, value] of Object.entries(values)) if (value.trim() !== '') query.set(filter, value.trim())
      if (order) query.set('sort', sortText(order))
      return query
    }
    const write = (
      values: Readonly<Record<string, string>>,
      pageNo: number,
      order: ListSort | null | undefined = sort,
    ) => {
      const kept = resetKey.split('\n').flatMap((key): [string, string][] => {
        const here = params.get(key)
        return here ? [[key, here]] : []
      })
      const next = new URLSearchParams([...kept, ...queryOf(values, order)])
      if (pageNo > 1) next.set('page', String(pageNo))
      if (next.size === kept.length && startOf(name)) next.set(unfiltered, '1')
      setParams(next, { replace: true, preventScrollReset: true })
    }
    return {
      name,
      pageSize: compact ? compactPageSize : listPageSize,
      pageNo: pageNumber(params.get('page')),
      filters,
      setFilters: (changes) => write({ ...filters, ...changes }, 1),
      setPageNo: (pageNo) => write(filters, pageNo),
      clear: () => write({}, 1),
      ...(sort && field && { sort, orderBy: { field, descending: sort.descending } }),
      sorts,
      setSort: (order) => write(filters, 1, order ?? null),
      query: String(queryOf(filters, sort)),
      restore(query) {
        const saved = new URLSearchParams(query)
        const values = Object.fromEntries(known.map((filter) => [filter, saved.get(filter) ?? '']))
        write(values, 1, sortOf(saved.get('sort'), sorts) ?? null)
      },
    }
  }, [name, compact, key, resetKey, orderKey, params, setParams])
}
