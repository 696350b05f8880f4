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
 * Called after a dialog has closed. Where what opened it has left with the action, such as a row or the bar over chosen rows,
 * antd has nothing to return the focus to: a list gives it to the row that took the place, or else the page's heading
 * gets it. What a person focuses elsewhere stays, also in a dialog that opened meanwhile.
 * @param inClosed whether an element is in the dialog that has closed
 */
export function keepFocus(inClosed: (element: Element) => boolean = () => false): void {
  const { activeElement: at, body } = document
  if (at instanceof HTMLElement && inClosed(at)) at.blur()
  const { activeElement: opener } = document
  if (opener !== null && opener !== body) {
    watchOpener(opener)
    return
  }
  giveFocus()
}

/** A list may take the focus for the row that took the place, or else the page's heading gets it. */
function giveFocus(): void {
  document.dispatchEvent(new Event(focusLost))
  if (document.activeElement !== document.body) return
  // A page of another tab, still mounted, has a heading too.
  const headings = [...document.querySelectorAll<HTMLElement>('h1.page-title')]
  headings.find((heading) => !heading.closest('[hidden]'))?.focus({ preventScroll: true })
}

/** How long a page has to focus something itself after the focused control has left, in milliseconds. */
const ownFocus = 100

/**
 * Watches the focus in a page: when the control that has it leaves, by its own act or with an answer of the server, and the page
 * focuses nothing else, a list or the heading gets it. Otherwise the keyboard would start at the top of the document.
 * A button that was disabled while its act ran gets the focus back. Dialogs return the focus themselves.
 * @returns a function that stops watching
 */
export function watchFocus(): () => void {
  let focused: HTMLElement | null = null
  let wasDisabled = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new MutationObserver(() => {
    if (focused === null) return
    if (focused.isConnected) {
      const isDisabled = focused.matches(':disabled')
      if (wasDisabled && !isDisabled && document.activeElement === document.body) focused.focus({ preventScroll: true })
      wasDisabled = isDisabled
      return
    }
    observer.disconnect()
    focused = null
    timer = setTimeout(() => {
      if (document.activeElement === document.body) giveFocus()
    }, ownFocus)
  })
  const onFocus = ({ target }: FocusEvent) => {
    clearTimeout(timer)
    observer.disconnect()
    const isWatched = target instanceof HTMLElement && target.closest('main') && !target.closest('[role="dialog"]')
    focused = isWatched ? target : null
    wasDisabled = false
    if (focused) observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  }
  document.addEventListener('focusin', onFocus)
  return () => {
    document.removeEventListener('focusin', onFocus)
    observer.disconnect()
    clearTimeout(timer)
  }
}
