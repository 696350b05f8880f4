/** Browser tests that typed text survives a crashed page, a sign-out, the back button, an input method, and a save that fails, in every place that takes typing. */

import { calmFromNextLoad, endAllLogins, setNetwork } from './backend'
import { inLocations, openAgain, savedByHand, savedOnDeviceMs } from './in-locations'
import { crash, heading, nextClickCounts, signInAgain, signOut } from './support'
import { expect } from './test'

inLocations([
  {
    fault: 'gone back from and forward to',
    async run(location, page, _context, { text }) {
      if (location.savesByItself) await setNetwork(page, { offline: true })
      await location.type(page, text)
      await page.waitForTimeout(savedOnDeviceMs)
      await calmFromNextLoad(page)
      await page.goBack()
      await expect(location.field(page)).toHaveCount(0)
      await page.goForward()
      await location.reopen?.(page)
      await expect(location.field(page)).toHaveValue(text)
      return page
    },
  },
  {
    fault: 'the page crashes',
    async run(location, page, context, { text }) {
      if (location.savesByItself) await setNetwork(page, { offline: true })
      await location.type(page, text)
      await page.waitForTimeout(savedOnDeviceMs)
      await crash(page)
      const again = await openAgain(location, context)
      await expect(location.field(again)).toHaveValue(text)
      return again
    },
  },
  {
    fault: 'signed out in another tab',
    async run(location, page, context, { text }) {
      if (location.savesByItself) await setNetwork(page, { offline: true })
      await location.type(page, text)
      await page.waitForTimeout(savedOnDeviceMs)
      await calmFromNextLoad(context)
      const other = await context.newPage()
      await other.goto('/')
      await signOut(other)
      // This tab loads the sign-in page too. Chromium forgets to close a tab that is about to load another page.
      await expect(heading(page, '登录')).toBeVisible()
      await page.close()
      const again = await openAgain(location, context)
      await expect(location.field(again)).toHaveValue(text)
      return again
    },
  },
  {
    fault: 'the input method is broken off',
    fits: ({ texts }) => !texts,
    async run(location, page, context, { text, more }) {
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
      return again
    },
  },
  {
    fault: 'the login is over when it is saved',
    fits: savedByHand,
    alone: true,
    async run(location, page, _context, { text }) {
      await location.type(page, text)
      await endAllLogins(page)
      void location.save?.(page).catch(() => undefined)
      await signInAgain(page, location.persona)
      await expect(location.field(page)).toHaveValue(text)
      await location.save?.(page)
      return undefined
    },
  },
  {
    fault: 'the line is cut when it is saved',
    fits: savedByHand,
    alone: true,
    async run(location, page, _context, { text }) {
      await location.type(page, text)
      await setNetwork(page, { offline: true })
      void location.save?.(page).catch(() => undefined)
      await expect(page.getByText(/网络无法连接/).first()).toBeVisible()
      await expect(location.field(page)).toHaveValue(text)
      await setNetwork(page, { offline: false })
      await nextClickCounts(page)
      await location.save?.(page)
      return undefined
    },
  },
])
