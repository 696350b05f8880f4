/** Moves the focus to the page's heading after a navigation or a change of tab; part of the entry chunk. */

/** Navigation state for going back to a tab's mounted page, which has its own focus. */
export const returning = { returning: true } as const

/** Longest wait for a heading that appears only with its data, in milliseconds. */
const timeoutMs = 5000

/** An open popup that a focus change would close; the menu's group heads do not count. */
const opened = '[aria-haspopup][aria-expanded="true"]:not(nav *)'

/**
 * Focuses the page's heading as soon as it exists, unless the person has moved the focus or opened a menu or list
 * meanwhile, which would close.
 * @returns a function that stops waiting
 */
export function focusHeading(): () => void {
  const before = document.activeElement
  const tryNow = () => {
    const headings = document.querySelectorAll<HTMLElement>('h1.page-title')
    // A mounted page of another tab has a heading too.
    const heading = [...headings].find((heading) => !heading.closest('[hidden]'))
    if (!heading) return false
    const movedByPerson = document.activeElement !== before && document.activeElement !== document.body
    if (!movedByPerson && !document.querySelector(opened)) {
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
    return true
  }
  if (tryNow()) return () => {}
  const observer = new MutationObserver(() => {
    if (tryNow()) stop()
  })
  const timer = setTimeout(() => stop(), timeoutMs)
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
  }
  observer.observe(document.body, { childList: true, subtree: true })
  return stop
}
