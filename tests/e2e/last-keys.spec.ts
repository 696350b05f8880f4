/** Browser test that the last keys before a page closes are not lost. */
import type { Page } from '@playwright/test'
import { become, calmFromNextLoad, setNetwork } from './backend'
import { isTried } from './faults'
import { crash } from './support'
import { expect, test } from './test'
import type { TextLocation } from './text-location'
import { allTextLocations } from './text-locations'

/** Text typed earlier than this survives every way of leaving the page; in milliseconds. */
const longest = 300

/** How the page ends, how long after the last key, and the text typed by then (digits where words are invalid). */
const endings = [
  { leave: crash, pause: 0, words: 'abcdefghijklmnop', figures: '123456' },
  { leave: crash, pause: longest + 50, words: 'qrstuvwxyz', figures: '2345' },
  { leave: (page: Page) => page.close(), pause: 0, words: 'ABCDEFGHIJ', figures: '3456' },
]

/** Types key by key; answers when the page had taken each. */
async function typeKeys(page: Page, keys: string): Promise<number[]> {
  const times: number[] = []
  for (const key of keys) {
    await page.keyboard.type(key, { delay: 25 })
    times.push(performance.now())
  }
  return times
}

/** The text of a field; forms format amounts with decimals and grouped digits. */
const textIn = async (location: TextLocation, page: Page) =>
  (await location.field(page).inputValue()).replace(/,|\.00$/g, '')

for (const location of allTextLocations.filter(({ name }) => isTried('last keys', name))) {
  test(`${location.name}: nothing typed ${longest} ms before the page closes is lost`, async ({ page, context }) => {
    await become(page, location.persona)
    await location.open(page)
    let open = page
    for (const { leave, pause, words, figures } of endings) {
      const text = location.texts ? figures : words
      if (location.savesByItself) await setNetwork(open, { offline: true })
      await location.type(open, text.slice(0, 1))
      const times = await typeKeys(open, text.slice(1))
      await open.waitForTimeout(pause)
      const end = performance.now()
      await leave(open)

      await calmFromNextLoad(context)
      open = await context.newPage()
      await location.open(open)
      const oldestLost = async () => {
        const found = await textIn(location, open)
        const lost = times[found.length - 1]
        if (found === '' || !text.startsWith(found)) return Number.POSITIVE_INFINITY
        return lost === undefined ? 0 : end - lost
      }
      await expect.poll(oldestLost).toBeLessThanOrEqual(longest)
    }
  })
}
