/**
 * The part of `npm run bench -- interactions` that runs in the page: finds the controls, uses each, reads its
 * duration.
 */

/** Runs in the page before anything else: keeps the browser's own timing of events. */
export function watchInteractions() {
  const entries = []
  new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({
    ...{ type: 'event', durationThreshold: 16, buffered: true },
  })
  window.interactions = {
    clear: () => entries.splice(0),
    /** The slowest event of an interaction since the last time: whole, until it was heard, and the handlers' own time. */
    slowest() {
      const own = entries.splice(0).filter(({ interactionId }) => interactionId > 0)
      const [slowest] = own.toSorted((a, b) => b.duration - a.duration)
      if (!slowest) return { ms: 16, delay: 0, script: 0 }
      const { startTime, processingStart, processingEnd, duration } = slowest
      return {
        ms: duration,
        delay: Math.round(processingStart - startTime),
        script: Math.round(processingEnd - processingStart),
      }
    },
  }
}

/** Runs in the page: the controls that can be used, of each kind at most a share of `most`, spread over the page. */
export function controlsOf(most) {
  const kinds = {
    field:
      'input:not([type=checkbox]):not([type=radio]):not([type=file]):not([readonly]):not([role=combobox]), textarea',
    choice: '[role=combobox], select, .ant-picker input',
    tab: '[role=tab]',
    box: 'input[type=checkbox], input[type=radio], [role=switch]',
    button: 'button, [role=button], summary',
    link: 'a[href^="/"]',
  }
  const isUsable = (element) => {
    const { width, height } = element.getBoundingClientRect()
    const hidden = element.closest('[hidden], [inert], [aria-hidden=true], [aria-disabled=true]')
    return width > 0 && height > 0 && !hidden && !element.disabled
  }
  const nameOf = (element) =>
    (element.getAttribute('aria-label') || element.labels?.[0]?.textContent || element.textContent || element.id || '')
      .trim()
      .replace(/\s+/g, ' ')
  // Who is signed out sees another page; a printer and a download are no part of the page.
  const left = /退出|注销|打印|下载|导出|Sign out|Print|Download|Export/
  const taken = new Set()
  const found = []
  const share = Math.max(1, Math.ceil(most / Object.keys(kinds).length))
  for (const [kind, selector] of Object.entries(kinds)) {
    const all = [...document.querySelectorAll(selector)]
    const alike = new Set()
    const own = all.flatMap((element, index) => {
      const name = nameOf(element)
      // Rows repeat the same control: one of them is taken.
      const like = `${name.replace(/[\d一-龥]{4,}/g, '')} ${element.className}`
      if (taken.has(element) || !isUsable(element) || left.test(name) || alike.has(like)) return []
      alike.add(like)
      taken.add(element)
      return [{ kind, selector, index, name }]
    })
    const step = Math.max(1, own.length / share)
    for (let n = 0; n < share && Math.floor(n * step) < own.length; n += 1) found.push(own[Math.floor(n * step)])
  }
  return found
}

/** Two paints, and what was asked for has had a moment to come. */
async function settle(page) {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await page.waitForTimeout(250)
}

/** Milliseconds that the page's main thread has computed; what a busy machine adds by waiting is no part of it. */
async function computed(devtools) {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

/**
 * Takes one interaction with a control as a person does, with the real pointer and keyboard.
 * @returns milliseconds until the next paint, and what the main thread computed until nothing was left to do; null where the control is gone
 */
export async function take(page, { kind, selector, index }) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })

  const element = page.locator(selector).nth(index)
  await element.scrollIntoViewIfNeeded({ timeout: 3000 })
  await page.waitForTimeout(100)
  await page.evaluate(() => window.interactions.clear())
  const before = await computed(devtools)
  await element.click({ timeout: 3000, noWaitAfter: true })
  await settle(page)
  if (kind === 'field') {
    await page.keyboard.press('End')
    for (const key of ['a', '1', 'Backspace']) await page.keyboard.press(key)
    await settle(page)
  }
  if (kind === 'choice') {
    await page.keyboard.press('ArrowDown')
    await settle(page)
    await page.keyboard.press('Enter')
    await settle(page)
  }
  const cpu = Math.round((await computed(devtools)) - before)
  await devtools.detach()
  const slowest = await page.evaluate(() => window.interactions?.slowest() ?? null)
  return slowest && { ...slowest, cpu }
}
