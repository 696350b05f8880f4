const keyOf = (userId: string, contentId: string) => `portal_form_page:${userId}:${contentId}`

/** Remembers on which page of a form a person was, to open it there again. */
export function rememberPage(userId: string, contentId: string, pageId: string): void {
  localStorage.setItem(keyOf(userId, contentId), pageId)
}

/** The page this person left a form on; null when this browser has not shown it. */
export function lastPage(userId: string, contentId: string): string | null {
  return localStorage.getItem(keyOf(userId, contentId))
}

/** Forgets it, once the form is handed in or removed. */
export function forgetPage(userId: string, contentId: string): void {
  localStorage.removeItem(keyOf(userId, contentId))
}
