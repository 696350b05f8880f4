/** Browser tests that typed text survives changes around the page: clock, version, order of answers. */

import type { Page, Route } from '@playwright/test'
import { setNetwork } from './backend'
import { any, inLocations, openAgain, savedByHand, savedByItself, savedOnDeviceMs } from './in-locations'
import { expect } from './test'
import { words } from './text-locations'

const installClock = async (page: Page) => page.clock.install()

inLocations(
  'the clock jumps',
  any,
  async (location, page, context) => {
    const [text = '', , more = ''] = words(location)
    if (location.savesByItself) await setNetwork(page, { offline: true })
    await location.type(page, text)
    // Two days ahead, and back to an hour ago: what was stored meanwhile is dated in the future.
    await page.clock.setSystemTime(Date.now() + 2 * 24 * 3_600_000)
    await location.field(page).press('End')
    await location.field(page).pressSequentially(more)
    await page.clock.fastForward(1000)
    await page.clock.setSystemTime(Date.now() - 3_600_000)
    await page.clock.fastForward(1000)
    await expect(location.field(page)).toHaveValue(text + more)
    await page.waitForTimeout(savedOnDeviceMs)
    await page.close()
    const again = await openAgain(location, context)
    await expect(location.field(again)).toHaveValue(text + more)
  },
  installClock,
)

inLocations(
  'a new version is deployed',
  any,
  async (location, page, context) => {
    const [text = ''] = words(location)
    if (location.savesByItself) await setNetwork(page, { offline: true })
    await location.type(page, text)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.route('**/version.json*', (route) => route.fulfill({ json: { version: '99.0.0+other' } }))
    await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }))
    await page.clock.fastForward('06:00')
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await page.clock.fastForward('00:10')
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    await expect(location.field(page)).toHaveValue(text)
    await page.waitForTimeout(savedOnDeviceMs)
    await page.close()
    const again = await openAgain(location, context)
    await expect(location.field(again)).toHaveValue(text)
  },
  installClock,
)

const calls = '**/api/*/graphql'

/** The server ends a connection that was idle for some seconds, perhaps just when a call is sent on over it. */
const retried = { maxRetries: 3 }

inLocations(
  'requests arrive twice',
  (location) => (location.savesByItself ?? false) || savedByHand(location),
  async (location, page, context) => {
    const [text = ''] = words(location)
    await page.route(calls, async (route) => {
      const first = await route.fetch(retried)
      await route.fetch(retried)
      await route.fulfill({ response: first })
    })
    await location.type(page, text)
    if (location.savesByItself) await savedByItself(location, page)
    await location.save?.(page)
    // What is on its way a second time arrives before the page goes: a call that is cut off fails whichever test runs then.
    await page.unrouteAll({ behavior: 'wait' })
    if (location.closedBySaving) return
    const again = await openAgain(location, context)
    await expect(location.field(again)).toHaveValue(text)
  },
)

/** Every other answer comes later than those to later requests. */
function answerOutOfOrder(): (route: Route) => Promise<void> {
  let asked = 0
  return async (route) => {
    asked += 1
    const late = asked % 2 === 1
    const response = await route.fetch(retried)
    if (late) await new Promise((done) => setTimeout(done, 1500))
    await route.fulfill({ response }).catch(() => undefined)
  }
}

inLocations(
  'answers come out of order',
  any,
  async (location, page, context) => {
    const [text = '', , more = ''] = words(location)
    await location.type(page, text)
    // Answers to what was asked before come meanwhile, and bring what was there before.
    await page.waitForTimeout(2500)
    await location.field(page).press('End')
    await location.field(page).pressSequentially(more)
    if (location.savesByItself) await savedByItself(location, page)
    await location.save?.(page)
    await page.unrouteAll({ behavior: 'wait' })
    if (location.closedBySaving) return
    // A dialog is closed by saving.
    const shown = location.save ? await openAgain(location, context) : page
    await expect(location.field(shown)).toHaveValue(text + more)
  },
  (page) => page.route(calls, answerOutOfOrder()).then(() => undefined),
)
