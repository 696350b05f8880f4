/** Remembers the last visited page of a form on the device; the editor writes it, links to the form read it. */

import { getPersonEntry, removePersonEntry, setPersonEntry } from '@/lib/storage/person-entries'

/** The page id for “continue where I left off”. */
const resumePageId = 'continue'

const entryOf = (contentId: string) => `state/form-page/${contentId}` as const

/** Stores the last visited page of a form. */
export function rememberPage(userId: string, contentId: string, pageId: string): void {
  setPersonEntry(userId, entryOf(contentId), pageId)
}

/** The last visited page of a form; null in a browser that has not shown it. */
export function lastPage(userId: string, contentId: string): string | null {
  return getPersonEntry(userId, entryOf(contentId))
}

/** Removes it, after the form was submitted or removed. */
export function forgetPage(userId: string, contentId: string): void {
  removePersonEntry(userId, entryOf(contentId))
}

/**
 * The page to open: the requested one, or the last visited for `continue`; the first where it does not exist; null for
 * a form without pages.
 */
export function pageToOpen(pageIds: readonly string[], requested: string, lastPage: string | null): string | null {
  const pageId = requested === resumePageId ? lastPage : requested
  return pageIds.find((id) => id === pageId) ?? pageIds[0] ?? null
}
