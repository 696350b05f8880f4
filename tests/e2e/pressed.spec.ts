import { expect, type Page, test } from '@playwright/test'
import { enterAs, weather } from './backend'
import { heading } from './support'

const rows = (page: Page) => page.locator('main tbody tr')

/** Looks for what the last row says, so that this row moves up into the place of the first; its answer takes a while. */
async function lookForLast(page: Page): Promise<{ first: string; answered: Promise<unknown> }> {
  const names = await rows(page).getByRole('link').allInnerTexts()
  const [first, last] = [names.at(0) ?? '', names.at(-1) ?? '']
  expect(first).not.toBe(last)
  await weather(page, { delay: 1500 })
  await page.getByRole('textbox', { name: '关键词' }).fill(last.slice(-8))
  await page.getByRole('button', { name: '查询' }).click()
  const answered = page.waitForResponse(
    (response) =>
      response.url().includes('/workflow/') && (response.request().postData() ?? '').includes(last.slice(-8)),
  )
  return { first, answered }
}

/** Two frames and the tasks between: whatever came has been drawn. */
const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50)))),
  )

test('a row that is pressed while other rows come opens, and the others are shown once it is let go elsewhere', async ({
  page,
}) => {
  await enterAs(page, 'researcher', '/my-project')
  const link = rows(page).first().getByRole('link').first()
  await expect(link).toBeVisible()
  const { first, answered } = await lookForLast(page)
  await link.hover()
  await page.mouse.down()
  await answered
  await drawn(page)
  await page.mouse.up()
  await expect(heading(page, first)).toBeVisible()

  await page.goBack()
  await expect(rows(page)).toHaveCount(1)
})
