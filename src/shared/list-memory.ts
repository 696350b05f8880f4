import { keepEntry, readEntry } from '@/lib/session-entries'

const keyOf = (pathname: string) => `portal_list:${pathname}`

/** Keeps a list's filters and page for the links that lead back to it. They live as long as the browser's tab. */
export function rememberList(pathname: string, search: string): void {
  keepEntry(keyOf(pathname), search)
}

/** The address of a list as the person left it; the plain list when it was not visited in this tab. */
export function listHref(pathname: string): string {
  return pathname + (readEntry(keyOf(pathname)) ?? '')
}
