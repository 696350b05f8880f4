/**
 * When a screen is usable: its heading is there, nothing on it is loading any more (and none of it begins to again while it is
 * looked at), and the machine is free to answer: no piece of work of more than 50 ms is under way.
 */

/** How long it must stay so to be believed, in milliseconds. */
const quiet = 1000

/** Runs in the page, before anything else: notes from when on the screen is there, and what keeps the machine busy. */
export function watchUsable() {
  const tasks = []
  let since = null
  /** The heading of the screen that is left, in its words. */
  let left = null
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) tasks.push([startTime, startTime + duration])
  }).observe({ type: 'longtask', buffered: true })
  const visible = (selector) =>
    [...document.querySelectorAll(selector)].filter((item) => item.getClientRects().length > 0)
  const there = () => {
    if (!document.querySelector('h1')) return false
    const [heading] = visible('h1')
    if (!heading || (heading === left?.heading && heading.textContent === left.words)) return false
    return visible('[aria-busy=true], .ant-skeleton, .ant-spin-spinning, #first-paint').length === 0
  }
  let pointerPressedAt = 0
  addEventListener('pointerdown', ({ timeStamp }) => (pointerPressedAt = timeStamp), true)
  let frame = 0
  // What is there already is looked at now and then only: looking costs a slow machine time as well, and is not the screen's.
  const look = () => {
    frame += 1
    if (since === null || frame % 6 === 0) since = there() ? (since ?? performance.now()) : null
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  window.usable = {
    /** The screen in hand is left now. */
    leave() {
      const [heading] = visible('h1')
      left = { heading, words: heading?.textContent }
      since = null
    },
    /** When the mouse was pressed last: before that whoever drives it looks for what to press, which takes some 60 ms. */
    pressedAt: () => pointerPressedAt,
    /** Since when the screen has been usable; null while it is not, or not for long enough. */
    at(quiet) {
      if (since === null || performance.now() - since < quiet) return null
      return tasks.reduce((end, [from, to]) => (from <= end + 50 && to > end ? to : end), since)
    },
  }
}

/**
 * Waits until the screen is usable.
 * @param begun when it was asked for, in milliseconds of the document
 * @returns seconds since then, and the paths of all files of the portal asked for in the document until then
 */
export async function usableAfter(page, begun) {
  const found = await page.waitForFunction((quiet) => window.usable?.at(quiet), quiet, { polling: 50, timeout: 60_000 })
  const end = await found.jsonValue()
  const paths = await page.evaluate((end) => {
    const loaded = performance.getEntriesByType('resource').filter(({ startTime }) => startTime <= end)
    return loaded.filter(({ name }) => name.startsWith(location.origin)).map(({ name }) => new URL(name).pathname)
  }, end)
  return { seconds: (end - begun) / 1000, paths: ['/', ...paths.filter((path) => !path.startsWith('/api/'))] }
}
