/** Remembers a list's filters and page per tab, for links that lead back to the list. */
import { getSessionEntry, removeSessionEntries, setSessionEntry } from '@/lib/storage/session-storage'

const keyOf = (pathname: string) => `portal_list:${pathname}`

/** Stores a list's filters and page for links that lead back to it, per browser tab. */
export function rememberList(pathname: string, search: string): void {
  setSessionEntry(keyOf(pathname), search)
}

/** The address of a list with its last filters in this tab, else without filters. */
export function listHref(pathname: string): string {
  return pathname + (getSessionEntry(keyOf(pathname)) ?? '')
}

/** Forgets the addresses of all lists: a search in them may name people. Does nothing where the browser refuses storage. */
export function forgetLists(): void {
  removeSessionEntries(keyOf(''))
}
