/** Keeps the keyboard focus in place when a dialog closes and its opener has gone, or a pressed button leaves; for dialogs, lists and desks. */

/** The event of the document after a dialog closed and left the focus nowhere; a list may take it. */
export const focusLost = 'portal:focus-lost'

/** Keeps the focus where the opener, which has it again, leaves with the page's next answers. Ends when the person goes elsewhere. */
function watchOpener(opener: Element): void {
  const observer = new MutationObserver(() => {
    if (opener.isConnected) return
    stop()
    if (document.activeElement === document.body) keepFocus()
  })
  function stop() {
    observer.disconnect()
    document.removeEventListener('focusin', stop)
  }
  observer.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', stop)
}

/**
 * Called after a dialog has closed, or by a button that leaves with its own act. Where what opened it has left with the action, such as a row or the bar over chosen rows,
 * antd has nothing to return the focus to: a list gives it to the row that took the place, or else the page's heading
 * gets it. What a person focuses elsewhere stays.
 */
export function keepFocus(): void {
  const { activeElement: at, body } = document
  if (at?.closest('[role="dialog"]')) (at as HTMLElement).blur()
  const { activeElement: opener } = document
  if (opener !== null && opener !== body) {
    watchOpener(opener)
    return
  }
  document.dispatchEvent(new Event(focusLost))
  if (document.activeElement === body)
    document.querySelector<HTMLElement>('h1.page-title')?.focus({ preventScroll: true })
}
