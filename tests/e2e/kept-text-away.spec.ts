import type { BrowserContext, Page } from '@playwright/test'
import { advance, become, calmFromNextLoad, endAllLogins, setNetwork } from './backend'
import { type Place, placesOf, words } from './places'
import { expectSaved, nextClickCounts, signInAgain, signOut } from './support'
import { expect, test } from './test'

/** Every fault of the page, the login and the line in every place that takes typing, as `kept-text.spec.ts`. */
function inPlaces(
  fault: string,
  representative: readonly string[],
  fits: (place: Place) => boolean,
  run: (place: Place, page: Page, context: BrowserContext) => Promise<void>,
): void {
  for (const place of placesOf(fault, representative).filter(fits)) {
    test(`${place.name}: ${fault}`, async ({ page, context }) => {
      await become(page, place.persona)
      await place.open(page)
      await run(place, page, context)
    })
  }
}

const any = () => true
const savedByHand = (place: Place) => place.save !== undefined

/** Longer than the 300 ms within which everything is written to the device. */
const savedOnDeviceMs = 500

async function openAgain(place: Place, context: BrowserContext): Promise<Page> {
  await calmFromNextLoad(context)
  const again = await context.newPage()
  await become(again, place.persona)
  await place.open(again)
  return again
}

inPlaces('the page crashes', ['unit'], any, async (place, page, context) => {
  const [text = ''] = words(place)
  if (place.savesByItself) await setNetwork(page, { offline: true })
  await place.type(page, text)
  await page.waitForTimeout(savedOnDeviceMs)
  const crashed = page.waitForEvent('crash')
  page.goto('chrome://crash').catch(() => undefined)
  await crashed
  await page.close()
  const again = await openAgain(place, context)
  await expect(place.field(again)).toHaveValue(text)
})

inPlaces('signed out in another tab', ['review'], any, async (place, page, context) => {
  const [text = ''] = words(place)
  if (place.savesByItself) await setNetwork(page, { offline: true })
  await place.type(page, text)
  await page.waitForTimeout(savedOnDeviceMs)
  await calmFromNextLoad(context)
  const other = await context.newPage()
  await other.goto('/')
  await signOut(other)
  await page.close()
  const again = await openAgain(place, context)
  await expect(place.field(again)).toHaveValue(text)
})

inPlaces('the login is over when it is saved', ['settings'], savedByHand, async (place, page) => {
  const [text = ''] = words(place)
  await place.type(page, text)
  await endAllLogins(page)
  void place.save?.(page).catch(() => undefined)
  await signInAgain(page)
  await expect(place.field(page)).toHaveValue(text)
  await place.save?.(page)
})

inPlaces('the line is cut when it is saved', ['resume'], savedByHand, async (place, page) => {
  const [text = ''] = words(place)
  await place.type(page, text)
  await setNetwork(page, { offline: true })
  void place.save?.(page).catch(() => undefined)
  await expect(page.getByText(/网络无法连接/).first()).toBeVisible()
  await expect(place.field(page)).toHaveValue(text)
  await setNetwork(page, { offline: false })
  await nextClickCounts(page)
  await place.save?.(page)
})

inPlaces('gone back from and forward to', ['settings'], any, async (place, page) => {
  const [text = ''] = words(place)
  if (place.savesByItself) await setNetwork(page, { offline: true })
  await place.type(page, text)
  await page.waitForTimeout(savedOnDeviceMs)
  await calmFromNextLoad(page)
  await page.goBack()
  await expect(place.field(page)).toHaveCount(0)
  await page.goForward()
  await expect(place.field(page)).toHaveValue(text)
})

inPlaces(
  'the input method is broken off',
  ['form text'],
  (place) => !place.texts,
  async (place, page, context) => {
    const [text = '', , more = ''] = words(place)
    if (place.savesByItself) await setNetwork(page, { offline: true })
    await place.type(page, text)
    const keys = await context.newCDPSession(page)
    const compose = (letters: string) =>
      keys.send('Input.imeSetComposition', {
        text: letters,
        selectionStart: letters.length,
        selectionEnd: letters.length,
      })
    // By going elsewhere in the page: what stood there stays.
    await compose('jia')
    await place.field(page).blur()
    await expect(place.field(page)).toHaveValue(`${text}jia`)
    await place.field(page).press('End')
    await place.field(page).pressSequentially(more)
    // By the page's end.
    await compose('yi')
    await expect(place.field(page)).toHaveValue(`${text}jia${more}yi`)
    await page.waitForTimeout(savedOnDeviceMs)
    await page.close()
    const again = await openAgain(place, context)
    await expect(place.field(again)).toHaveValue(`${text}jia${more}yi`)
  },
)

inPlaces(
  'a day without a line, and the login over',
  ['unit'],
  (place) => !place.closedBySaving,
  async (place, page) => {
    const [text = ''] = words(place)
    await page.clock.install()
    await place.open(page)
    await setNetwork(page, { offline: true })
    await place.type(page, text)
    await page.clock.fastForward('24:00:00')
    await advance(page, 24 * 60 * 60 * 1000)
    await expect(place.field(page)).toHaveValue(text)
    await endAllLogins(page)
    await setNetwork(page, { offline: false })
    if (place.save) void place.save(page).catch(() => undefined)
    if (place.save || place.savesByItself) await signInAgain(page)
    await expect(place.field(page)).toHaveValue(text)
    await place.save?.(page)
    if (place.savesByItself) await expectSaved(page)
  },
)
