/** Keeps the keyboard's place when a dialog closes. */

/** The event of the document after a dialog closed and left the focus nowhere; a list may take it. */
export const focusLost = 'portal:focus-lost'

/**
 * Called after a dialog has closed. Where what opened it has left with the action, such as a row or the bar over chosen rows,
 * antd has nothing to return the focus to: a list gives it to the row that took the place, or else the page's heading
 * gets it. What a person focuses elsewhere stays.
 */
export function keepFocus(): void {
  const { activeElement: at, body } = document
  if (at?.closest('[role="dialog"]')) (at as HTMLElement).blur()
  if (document.activeElement !== body) return
  document.dispatchEvent(new Event(focusLost))
  if (document.activeElement === body)
    document.querySelector<HTMLElement>('h1.page-title')?.focus({ preventScroll: true })
}
