import { keepOnDevice, readFromDevice, removeFromDevice } from '@/lib/device-storage'

/** The page id that stands for “where I left off”. */
const resumePageId = 'continue'

const keyOf = (userId: string, contentId: string) => `portal_form_page:${userId}:${contentId}`

/** Remembers on which page of a form a person was, to open it there again. */
export function rememberPage(userId: string, contentId: string, pageId: string): void {
  keepOnDevice(keyOf(userId, contentId), pageId)
}

/** The page this person left a form on; null when this browser has not shown it. */
export function lastPage(userId: string, contentId: string): string | null {
  return readFromDevice(keyOf(userId, contentId))
}

/** Forgets it, once the form is handed in or removed. */
export function forgetPage(userId: string, contentId: string): void {
  removeFromDevice(keyOf(userId, contentId))
}

/**
 * Which page of a form is opened: the one asked for, or for `continue` the one that was left; the first where there is no
 * such page; null for a form without pages.
 */
export function pageToOpen(pageIds: readonly string[], asked: string, left: string | null): string | null {
  const wanted = asked === resumePageId ? left : asked
  return wanted !== null && pageIds.includes(wanted) ? wanted : (pageIds[0] ?? null)
}
