import type { BrowserContext, Page } from '@playwright/test'
import { advance, become, calmFromNextLoad, endAllLogins, setNetwork } from './backend'
import { expectSaved, nextClickCounts, signInAgain, signOut } from './support'
import { expect, test } from './test'
import { locationsOf, type TextLocation, words } from './text-locations'

/** Runs every fault of page, session and network at every text location, as `kept-text.spec.ts` does. */
function inLocations(
  fault: string,
  representative: readonly string[],
  fits: (location: TextLocation) => boolean,
  run: (location: TextLocation, page: Page, context: BrowserContext) => Promise<void>,
): void {
  for (const location of locationsOf(fault, representative).filter(fits)) {
    test(`${location.name}: ${fault}`, async ({ page, context }) => {
      await become(page, location.persona)
      await location.open(page)
      await run(location, page, context)
    })
  }
}

const any = () => true
const savedByHand = (location: TextLocation) => location.save !== undefined

/** Longer than the 300 ms within which everything is written to the device. */
const savedOnDeviceMs = 500

async function openAgain(location: TextLocation, context: BrowserContext): Promise<Page> {
  await calmFromNextLoad(context)
  const again = await context.newPage()
  await become(again, location.persona)
  await location.open(again)
  return again
}

// `last-keys.spec.ts` crashes a page in the usual run.
inLocations('the page crashes', [], any, async (location, page, context) => {
  const [text = ''] = words(location)
  if (location.savesByItself) await setNetwork(page, { offline: true })
  await location.type(page, text)
  await page.waitForTimeout(savedOnDeviceMs)
  const crashed = page.waitForEvent('crash')
  page.goto('chrome://crash').catch(() => undefined)
  await crashed
  await page.close()
  const again = await openAgain(location, context)
  await expect(location.field(again)).toHaveValue(text)
})

inLocations('signed out in another tab', ['review'], any, async (location, page, context) => {
  const [text = ''] = words(location)
  if (location.savesByItself) await setNetwork(page, { offline: true })
  await location.type(page, text)
  await page.waitForTimeout(savedOnDeviceMs)
  await calmFromNextLoad(context)
  const other = await context.newPage()
  await other.goto('/')
  await signOut(other)
  await page.close()
  const again = await openAgain(location, context)
  await expect(location.field(again)).toHaveValue(text)
})

inLocations('the login is over when it is saved', ['settings'], savedByHand, async (location, page) => {
  const [text = ''] = words(location)
  await location.type(page, text)
  await endAllLogins(page)
  void location.save?.(page).catch(() => undefined)
  await signInAgain(page, location.persona)
  await expect(location.field(page)).toHaveValue(text)
  await location.save?.(page)
})

inLocations('the line is cut when it is saved', [], savedByHand, async (location, page) => {
  const [text = ''] = words(location)
  await location.type(page, text)
  await setNetwork(page, { offline: true })
  void location.save?.(page).catch(() => undefined)
  await expect(page.getByText(/网络无法连接/).first()).toBeVisible()
  await expect(location.field(page)).toHaveValue(text)
  await setNetwork(page, { offline: false })
  await nextClickCounts(page)
  await location.save?.(page)
})

inLocations('gone back from and forward to', ['settings'], any, async (location, page) => {
  const [text = ''] = words(location)
  if (location.savesByItself) await setNetwork(page, { offline: true })
  await location.type(page, text)
  await page.waitForTimeout(savedOnDeviceMs)
  await calmFromNextLoad(page)
  await page.goBack()
  await expect(location.field(page)).toHaveCount(0)
  await page.goForward()
  await expect(location.field(page)).toHaveValue(text)
})

inLocations(
  'the input method is broken off',
  ['form text'],
  (location) => !location.texts,
  async (location, page, context) => {
    const [text = '', , more = ''] = words(location)
    if (location.savesByItself) await setNetwork(page, { offline: true })
    await location.type(page, text)
    const keys = await context.newCDPSession(page)
    const compose = (letters: string) =>
      keys.send('Input.imeSetComposition', {
        text: letters,
        selectionStart: letters.length,
        selectionEnd: letters.length,
      })
    // Leaves by navigating inside the page; the text stays.
    await compose('jia')
    await location.field(page).blur()
    await expect(location.field(page)).toHaveValue(`${text}jia`)
    await location.field(page).press('End')
    await location.field(page).pressSequentially(more)
    // Leaves by closing the page.
    await compose('yi')
    await expect(location.field(page)).toHaveValue(`${text}jia${more}yi`)
    await page.waitForTimeout(savedOnDeviceMs)
    await page.close()
    const again = await openAgain(location, context)
    await expect(location.field(again)).toHaveValue(`${text}jia${more}yi`)
  },
)

inLocations(
  'a day without a line, and the login over',
  ['unit'],
  (location) => !location.closedBySaving,
  async (location, page) => {
    const [text = ''] = words(location)
    await page.clock.install()
    await location.open(page)
    await setNetwork(page, { offline: true })
    await location.type(page, text)
    await page.clock.fastForward('24:00:00')
    await advance(page, 24 * 60 * 60 * 1000)
    await expect(location.field(page)).toHaveValue(text)
    await endAllLogins(page)
    await setNetwork(page, { offline: false })
    if (location.save) void location.save(page).catch(() => undefined)
    if (location.save || location.savesByItself) await signInAgain(page, location.persona)
    await expect(location.field(page)).toHaveValue(text)
    await location.save?.(page)
    if (location.savesByItself) await expectSaved(page)
  },
)
