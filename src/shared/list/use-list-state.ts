import { useEffect, useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { withoutGovernment } from '@/lib/routing/government-prefix'
import { isPositiveInteger } from '@/lib/validation/number-formats'
import { rememberList } from './list-memory'

/** Rows of a page (specification, section 9). */
export const listPageSize = 10

/** A list's filters and page, as the URL holds them. */
export interface ListState {
  /** Counted from 1. */
  pageNo: number
  /** The filters that are set, by name. */
  filters: Readonly<Record<string, string>>
  /** Sets filters (an empty text removes one) and goes back to the first page. */
  setFilters(changes: Readonly<Record<string, string>>): void
  setPageNo(pageNo: number): void
  clear(): void
}

/** A page number from a URL: 1 for anything that is none. */
function pageNumber(raw: string | null): number {
  return raw !== null && raw.length <= 6 && isPositiveInteger(raw) ? Number(raw) : 1
}

/**
 * Keeps a list's filters (the names given) and page in the URL, so that they survive a reload, a shared link and going
 * there and back. `place` names what the URL says besides of which list it is (a tab): it stays whatever is filtered. Changes replace the history entry: “back” leaves the list, not the last filter.
 */
export function useListState(names: readonly string[], resetOn: readonly string[] = []): ListState {
  const [params, setParams] = useSearchParams()
  const location = useLocation()
  useEffect(
    () => rememberList(withoutGovernment(location.pathname), location.search),
    [location.pathname, location.search],
  )

  const key = names.join('\n')
  const resetKey = resetOn.join('\n')
  return useMemo(() => {
    const known = key.split('\n')
    const filters: Record<string, string> = {}
    for (const name of known) {
      const value = params.get(name)?.trim()
      if (value) filters[name] = value
    }
    const write = (values: Readonly<Record<string, string>>, pageNo: number) => {
      const next = new URLSearchParams()
      for (const name of resetKey.split('\n')) {
        const here = params.get(name)
        if (here) next.set(name, here)
      }
      for (const [name, value] of Object.entries(values)) if (value.trim() !== '') next.set(name, value.trim())
      if (pageNo > 1) next.set('page', String(pageNo))
      setParams(next, { replace: true, preventScrollReset: true })
    }
    return {
      pageNo: pageNumber(params.get('page')),
      filters,
      setFilters: (changes) => write({ ...filters, ...changes }, 1),
      setPageNo: (pageNo) => write(filters, pageNo),
      clear: () => write({}, 1),
    }
  }, [key, resetKey, params, setParams])
}
