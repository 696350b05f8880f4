/** One measured visit of `npm run bench -- forms` to a form engine. */

import { readFileSync } from 'node:fs'

const script = readFileSync(new URL('in-page.js', import.meta.url), 'utf8')
/** However slow an engine is, it is asked for this many keys, and for no more than fit the time. */
const fewestKeys = 6
const mostKeys = 40
const keyTime = 8_000

/** One visit to one peer with one description, in a browser context of its own. */
export async function visit(browser, address, { validate = true } = {}) {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1280, height: 900 } })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(150_000)
    const broken = []
    page.on('pageerror', (error) => broken.push(error))
    await page.addInitScript(script)
    const files = []
    page.on('response', (response) => files.push(new URL(response.url()).pathname))
    await page.goto(address, { waitUntil: 'commit' })
    const usable = await page.evaluate(() => window.benchTell.usable())
    // What an engine does at leisure after that has its time.
    await page.waitForTimeout(1500)
    const heap = await usedHeap(context, page)
    const keys = await type(page)
    // What typing leaves to be done, saving above all, is no part of validating.
    await page.waitForTimeout(2000)
    const checked = validate ? await page.evaluate(() => window.benchTell.validate()) : null
    const lastThere = await typeLast(page)
    if (broken.length > 0) throw broken[0]
    return { usable, keys, heap, files, lastThere, ...(checked && { validate: checked.ms, errors: checked.errors }) }
  } finally {
    await context.close()
  }
}

/** Bytes of JavaScript objects after a garbage collection. */
async function usedHeap(context, page) {
  const devtools = await context.newCDPSession(page)
  await devtools.send('HeapProfiler.enable')
  await devtools.send('HeapProfiler.collectGarbage')
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  await devtools.detach()
  return usedSize
}

/** Types a digit and takes it back, again and again, at the field's end; holds that the total follows. */
async function type(page) {
  const total = () => page.evaluate(() => window.bench.total())
  await page.evaluate(() => {
    const input = window.bench.feeds()
    input.focus()
    // Numeric inputs have no selection to set; the End key moves the caret there.
    if (input.selectionStart !== null) input.setSelectionRange(input.value.length, input.value.length)
  })
  await page.keyboard.press('End')
  await page.evaluate(() => window.benchTell.keys.at(-1))
  const before = await total()
  const taken = []
  const until = Date.now() + keyTime
  for (let n = 0; n < mostKeys && (n < fewestKeys || Date.now() < until); n += 1) {
    await page.keyboard.press(n % 2 === 0 ? '5' : 'Backspace')
    taken.push(await page.evaluate(() => window.benchTell.keys.at(-1)))
    if (n === 0) await follows(page, before)
    await page.waitForTimeout(20 + ((n * 7) % 17))
  }
  // The first keys warm the engine's code up.
  return taken.slice(2)
}

/**
 * Holds that the last field of a form takes typing where one goes to it; answers whether it was in the document before. Null
 * for tables.
 */
async function typeLast(page) {
  const name = new URL(page.url()).searchParams.get('description')
  if (!name.startsWith('fields')) return null
  const there = await page.evaluate(() => window.bench.last() !== null)
  await page
    .waitForFunction(() => {
      window.scrollTo(0, document.body.scrollHeight)
      const last = window.bench.last()
      last?.scrollIntoView({ block: 'center' })
      last?.focus()
      return document.activeElement?.matches('input')
    })
    .catch(() => {
      throw new Error('The last field cannot be reached')
    })
  const value = () => page.evaluate(() => document.activeElement.value)
  const before = await value()
  await page.keyboard.press('End')
  await page.keyboard.press('7')
  if ((await value()) !== `${before}7`) throw new Error('The last field takes no typing')
  return there
}

async function follows(page, before) {
  await page
    .waitForFunction((was) => window.bench.total() !== was, before, { timeout: 5000 })
    .catch(() => {
      throw new Error('The total does not follow what is typed')
    })
}
