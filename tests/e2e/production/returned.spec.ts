/** Browser tests of pages restored from the back-forward cache. */
import { expect, type Page, test } from '@playwright/test'
import { breakDevice } from '../break-device'
import { chromiumOptions } from '../chromium.mjs'
import { heading } from '../support'
import { enterAs, sameDocument, signInElsewhere, userMenu } from './support'

// Playwright switches the page cache off; a browser of one's own has it.
test.use({ launchOptions: { ...chromiumOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] } })

const field = (page: Page) => page.getByRole('textbox', { name: /^主要业务/ })

/** Types in a page, leaves the portal from it, and comes back by the back button after what happened meanwhile. */
async function leaveAndReturn(page: Page, meanwhile: () => Promise<unknown>): Promise<void> {
  await page.addInitScript(() =>
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) sessionStorage.setItem('returned', location.pathname)
    }),
  )
  await enterAs(page, 'unitAdministrator', '/company/unit-1/info')
  await field(page).click()
  await field(page).fill('离开以前写的')
  await page.evaluate(() => location.assign('/version.json'))
  await page.waitForURL('**/version.json')
  await meanwhile()
  await page.evaluate(() => history.back())
  const returned = () => page.evaluate(() => sessionStorage.getItem('returned')).catch(() => null)
  await expect.poll(returned).toBe('/company/unit-1/info')
}

test('a page restored from the back-forward cache continues, and stores new input', async ({ page }) => {
  await leaveAndReturn(page, async () => {})
  expect(await sameDocument(page)).toBe(true)
  await expect(field(page)).toHaveValue('离开以前写的')
  await field(page).pressSequentially('，回来又写')
  await page.getByRole('link', { name: '首页' }).first().click()
  await expect(heading(page, /好，王建华$/)).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(field(page)).toHaveValue('离开以前写的，回来又写')
})

test('a restored page whose session has ended shows the sign-in page, and nothing of its user', async ({ page }) => {
  await leaveAndReturn(page, () => page.context().clearCookies())
  await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible()
  await expect(field(page)).toHaveCount(0)
  await expect(userMenu(page)).toHaveCount(0)
})

test('a restored page whose session belongs to another user shows that user’s page only', async ({ page }) => {
  await leaveAndReturn(page, () => signInElsewhere(page, 'researcher'))
  await expect(userMenu(page)).toBeVisible()
  expect(await sameDocument(page)).toBe(false)
  await expect(page.getByText('离开以前写的')).toHaveCount(0)
  await expect(userMenu(page, '王建华')).toHaveCount(0)
})

test('a restored page does not ask another user about the first user’s unsaved text', async ({ page }) => {
  const calls: string[] = []
  page.on('dialog', async (dialog) => {
    calls.push(dialog.type())
    // The first user leaves anyway; the next ones stay.
    await (calls.length === 1 ? dialog.accept() : dialog.dismiss())
  })
  await breakDevice(page, 'denied')
  await leaveAndReturn(page, () => signInElsewhere(page, 'researcher'))
  await expect(userMenu(page)).toBeVisible()
  await expect(page.getByText('离开以前写的')).toHaveCount(0)
  expect(calls).toEqual(['beforeunload'])
})
