/** Browser tests that typed text survives answers that come late, twice or in another order, in every place that takes typing. */

import type { Route } from '@playwright/test'
import { calmFromNextLoad, setNetwork } from './backend'
import { inLocations, openAgain, savedByHand, savedByItself, savedOnDeviceMs } from './in-locations'
import { expect } from './test'

const calls = '**/api/*/graphql'

/** The server ends a connection that was idle for some seconds, perhaps just when a call is sent on over it. */
const retried = { maxRetries: 3 }

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

inLocations([
  {
    fault: 'late answer',
    fits: savedByHand,
    alone: true,
    async run(location, page, context, { text, more }) {
      await location.type(page, text)
      await setNetwork(page, { delay: 2500 })
      // The person types on once the button was pressed, which takes the focus.
      const sent = page.waitForRequest((request) => request.postData()?.includes('mutation') ?? false)
      const saving = location.save?.(page)
      await sent
      await location.field(page).press('End')
      await location.field(page).pressSequentially(more)
      await saving
      await expect(location.field(page)).toHaveValue(text + more)
      await page.waitForTimeout(savedOnDeviceMs)
      await calmFromNextLoad(context)
      await page.close()
      const again = await context.newPage()
      await location.open(again)
      if (location.closedBySaving) await expect(again.getByText(text + more)).toBeVisible()
      else await expect(location.field(again)).toHaveValue(text + more)
      return undefined
    },
  },
  {
    fault: 'requests arrive twice',
    fits: (location) => (location.savesByItself ?? false) || savedByHand(location),
    alone: true,
    async run(location, page, context, { text }) {
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
      if (location.closedBySaving) return undefined
      const again = await openAgain(location, context)
      await expect(location.field(again)).toHaveValue(text)
      return undefined
    },
  },
  {
    fault: 'answers come out of order',
    alone: true,
    before: (page) => page.route(calls, answerOutOfOrder()).then(() => undefined),
    async run(location, page, context, { text, more }) {
      await location.type(page, text)
      // Answers to what was asked before come meanwhile, and bring what was there before.
      await page.waitForTimeout(2500)
      await location.field(page).press('End')
      await location.field(page).pressSequentially(more)
      if (location.savesByItself) await savedByItself(location, page)
      await location.save?.(page)
      await page.unrouteAll({ behavior: 'wait' })
      if (location.closedBySaving) return undefined
      // A dialog is closed by saving.
      const shown = location.save ? await openAgain(location, context) : page
      await expect(location.field(shown)).toHaveValue(text + more)
      return undefined
    },
  },
])
