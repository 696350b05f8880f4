/** Browser tests that typed text survives time: a new version, a locked page, a clock that jumps, a day without a line, in every place that takes typing. */

import type { Page } from '@playwright/test'
import { advance, endAllLogins, setNetwork } from './backend'
import { inLocations, openAgain, savedByItself, savedOnDeviceMs } from './in-locations'
import { signInAgain, unlock } from './support'
import { expect } from './test'

const before = async (page: Page) => page.clock.install()

inLocations([
  {
    fault: 'a new version is deployed',
    before,
    async run(location, page, context, { text }) {
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
      return again
    },
  },
  {
    fault: 'the page is locked because nobody is there',
    before,
    async run(location, page, context, { text, more }) {
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
      return again
    },
  },
  {
    fault: 'the clock jumps',
    before,
    async run(location, page, context, { text, more }) {
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
      return again
    },
  },
  {
    fault: 'a day without a line and the login over',
    alone: true,
    before,
    async run(location, page, _context, { text }) {
      // What closes the place is tried by the faults of a save; after a day, its deadline may be over.
      const save = location.closedBySaving ? undefined : location.save
      await setNetwork(page, { offline: true })
      await location.type(page, text)
      await page.clock.fastForward('24:00:00')
      await advance(page, 24 * 60 * 60 * 1000)
      await expect(location.field(page)).toHaveValue(text)
      await endAllLogins(page)
      await setNetwork(page, { offline: false })
      if (save) void save(page).catch(() => undefined)
      if (save || location.savesByItself) await signInAgain(page, location.persona)
      await expect(location.field(page)).toHaveValue(text)
      await save?.(page)
      if (location.savesByItself) await savedByItself(location, page)
      return undefined
    },
  },
])
