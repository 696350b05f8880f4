/** Remembers the last visited page of a form on the device; the editor writes it, links to the form read it. */

import { getLocalEntry, removeLocalEntry, setLocalEntry } from '@/lib/storage/device-storage'

/** The page id for “continue where I left off”. */
const resumePageId = 'continue'

const keyOf = (userId: string, contentId: string) => `portal_form_page:${userId}:${contentId}`

/** Stores the last visited page of a form. */
export function rememberPage(userId: string, contentId: string, pageId: string): void {
  setLocalEntry(keyOf(userId, contentId), pageId)
}

/** The last visited page of a form; null in a browser that has not shown it. */
export function lastPage(userId: string, contentId: string): string | null {
  return getLocalEntry(keyOf(userId, contentId))
}

/** Removes it, after the form was submitted or removed. */
export function forgetPage(userId: string, contentId: string): void {
  removeLocalEntry(keyOf(userId, contentId))
}

/**
 * The page to open: the requested one, or the last visited for `continue`; the first where it does not exist; null for
 * a form without pages.
 */
export function pageToOpen(pageIds: readonly string[], requested: string, lastPage: string | null): string | null {
  const pageId = requested === resumePageId ? lastPage : requested
  return pageId !== null && pageIds.includes(pageId) ? pageId : (pageIds[0] ?? null)
}
