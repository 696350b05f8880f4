/** State of a navigation that goes back to a page that waits as it was left: it has its own focus. */
export const returning = { returning: true } as const

/** Longest wait for a page that draws its heading only when its data is there, in milliseconds. */
const patience = 5000

/** What shows something open that the focus keeps open; the menu's own heads stand open after a page was chosen there. */
const opened = '[aria-haspopup][aria-expanded="true"]:not(nav *)'

/**
 * Moves the focus to the page's heading as soon as there is one, unless the person has moved it meanwhile, or has opened
 * a menu or a list while the page was on its way: it would shut beneath their hand.
 * @returns how to stop waiting
 */
export function focusHeading(): () => void {
  const before = document.activeElement
  const tryNow = () => {
    const headings = document.querySelectorAll<HTMLElement>('h1.page-title')
    // A page that waits in another tab has a heading too.
    const heading = [...headings].find((one) => !one.closest('[hidden]'))
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
  const timer = setTimeout(() => stop(), patience)
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
  }
  observer.observe(document.body, { childList: true, subtree: true })
  return stop
}
