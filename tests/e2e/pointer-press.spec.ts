/** Browser tests of pressing a row while rows are loading. */
import type { Page } from '@playwright/test'
import { enterAs, setNetwork } from './backend'
import { heading } from './support'
import { expect, test } from './test'

const rows = (page: Page) => page.locator('main tbody tr')
const link = (page: Page) => rows(page).first().getByRole('link').first()

/** Filters the list by a word that its first row lacks; the response is delayed. */
async function lookSlowly(page: Page): Promise<{ first: string; answered: Promise<unknown> }> {
  await expect(link(page)).toBeVisible()
  const first = (await link(page).textContent()) ?? ''
  expect(first).not.toContain('固态锂电池')
  await setNetwork(page, { delay: 1500 })
  await page.getByRole('textbox', { name: '关键词' }).fill('固态锂电池')
  await page.getByRole('button', { name: '查询' }).click()
  const answered = page.waitForResponse((response) => (response.request().postData() ?? '').includes('固态锂电池'))
  return { first, answered }
}

/** Waits for the next render. */
const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100)))),
  )

test('a row pressed while other rows load is the one that opens', async ({ page }) => {
  await enterAs(page, 'researcher', '/my-project')
  const { first, answered } = await lookSlowly(page)
  await link(page).hover()
  await page.mouse.down()
  await answered
  await drawn(page)
  await expect(link(page)).toHaveText(first)
  await setNetwork(page, { delay: 0 })
  await page.mouse.up()
  await expect(heading(page, first)).toBeVisible()
})

test('rows loaded during a pointer press appear after its release elsewhere, and the focus stays on its row', async ({
  page,
}) => {
  await enterAs(page, 'researcher', '/my-project')
  const { answered } = await lookSlowly(page)
  await rows(page).filter({ hasText: '固态锂电池' }).getByRole('link').first().focus()
  // Not on a link: that would take the focus.
  await page.mouse.move(8, 500)
  await page.evaluate(() => document.addEventListener('mousedown', (event) => event.preventDefault()))
  await page.mouse.down()
  await answered
  await drawn(page)
  expect(await rows(page).count()).toBeGreaterThan(1)
  await page.mouse.up()
  await expect(rows(page)).toHaveCount(1)
  await expect(link(page)).toBeFocused()
})
