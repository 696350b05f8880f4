/** Every fault of page, session and network in every place that takes typing, as `kept-text.spec.ts` does. */

import { advance, calmFromNextLoad, endAllLogins, setNetwork } from './backend'
import { any, inLocations, openAgain, savedByHand, savedByItself, savedOnDeviceMs } from './in-locations'
import { nextClickCounts, signInAgain, signOut, unlock } from './support'
import { expect } from './test'
import { words } from './text-locations'

inLocations('the page crashes', any, async (location, page, context) => {
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

inLocations('signed out in another tab', any, async (location, page, context) => {
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

inLocations('the login is over when it is saved', savedByHand, async (location, page) => {
  const [text = ''] = words(location)
  await location.type(page, text)
  await endAllLogins(page)
  void location.save?.(page).catch(() => undefined)
  await signInAgain(page, location.persona)
  await expect(location.field(page)).toHaveValue(text)
  await location.save?.(page)
})

inLocations('the line is cut when it is saved', savedByHand, async (location, page) => {
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

inLocations('gone back from and forward to', any, async (location, page) => {
  const [text = ''] = words(location)
  if (location.savesByItself) await setNetwork(page, { offline: true })
  await location.type(page, text)
  await page.waitForTimeout(savedOnDeviceMs)
  await calmFromNextLoad(page)
  await page.goBack()
  await expect(location.field(page)).toHaveCount(0)
  await page.goForward()
  await location.reopen?.(page)
  await expect(location.field(page)).toHaveValue(text)
})

inLocations(
  'the input method is broken off',
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
    if (location.savesByItself) await savedByItself(location, page)
  },
)

inLocations(
  'the page is locked because nobody is there',
  any,
  async (location, page, context) => {
    const [text = '', , more = ''] = words(location)
    if (location.savesByItself) await setNetwork(page, { offline: true })
    await location.type(page, text)
    // The lock is loaded a minute after the page, and writes down that somebody is there.
    await page.clock.fastForward('02:00')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('portal-last-activity'))).not.toBeNull()
    const locked = page.getByRole('dialog', { name: '本页已锁定' })
    await page.clock.fastForward('31:00')
    await page.clock.runFor(6000)
    await expect(locked).toBeVisible()
    // Keys of somebody else reach nothing behind it.
    await page.keyboard.press('Escape')
    await expect(locked).toBeVisible()
    await setNetwork(page, { offline: false })
    await unlock(page, location.persona)
    await expect(location.field(page)).toHaveValue(text)
    await location.field(page).press('End')
    await location.field(page).pressSequentially(more)
    await expect(location.field(page)).toHaveValue(text + more)
    await page.clock.runFor(1000)
    await page.waitForTimeout(savedOnDeviceMs)
    await page.close()
    const again = await openAgain(location, context)
    await expect(location.field(again)).toHaveValue(text + more)
  },
  async (page) => page.clock.install(),
)
