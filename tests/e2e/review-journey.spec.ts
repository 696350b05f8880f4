/** Browser test of an expert's review in English, by keyboard, offline in between. */
import type { Locator, Page } from '@playwright/test'
import { enterAs, setNetwork } from './backend'
import { takeAwayNewFeatures } from './oldest-browsers'
import { expect, test } from './test'

/** Goes to something by the Tab key alone. */
async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target.first()).toBeVisible()
  const there = () => target.first().evaluate((element) => element === document.activeElement)
  for (let stops = 0; stops < 150; stops += 1) {
    if (await there()) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`not reached by the keyboard: ${target}`)
}

async function pressButton(page: Page, target: Locator): Promise<void> {
  await reach(page, target)
  await page.keyboard.press('Enter')
}

/** Scores one criterion by its number key. */
async function score(form: Locator, question: string, key: string): Promise<void> {
  const page = form.page()
  const group = form.getByRole('radiogroup', { name: new RegExp(`^${question}`) })
  await reach(page, group.getByRole('radio').first())
  await page.keyboard.press(key)
  await expect(group.getByRole('radio', { name: new RegExp(`^${key} `) })).toBeChecked()
}

async function write(page: Page, label: string, words: string): Promise<void> {
  await reach(page, page.getByRole('textbox', { name: new RegExp(`^${label}`) }))
  await page.keyboard.type(words)
}

// Done as the oldest supported browsers can do it.
test.beforeEach(({ context }) => takeAwayNewFeatures(context))

test('an invited expert reviews in English by keyboard only, offline in between', async ({ page, context }) => {
  await enterAs(page, 'invitedExpert', '/expert/invitation?code=OVERSEAS-HO')
  await pressButton(page, page.getByRole('button', { name: 'Accept' }))
  await pressButton(page, page.getByRole('link', { name: 'Open the reviewer’s desk' }))

  const group = page.getByRole('region', { name: 'International peer review', exact: true })
  await pressButton(page, group.getByRole('link'))
  await pressButton(page, page.getByRole('button', { name: 'No conflict of interest, begin the review' }))
  const document = page.getByRole('region', { name: 'Application', exact: true })
  const form = page.getByRole('region', { name: 'Review form', exact: true })
  await expect(document.getByText('1 attachment saved on this device, available offline')).toBeVisible()

  await setNetwork(page, { offline: true })
  await context.setOffline(true)
  const file = document.getByRole('button', { name: /\.pdf$/ })
  await pressButton(page, file)
  await expect(document.locator('iframe')).toBeVisible()
  await expect(document.getByRole('button', { name: 'Back to the application' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(file).toBeFocused()

  await page.keyboard.press('F6')
  await expect(form).toBeFocused()
  await score(form, 'Significance', '5')
  await score(form, 'Originality', '4')
  await score(form, 'Approach', '4')
  await score(form, 'Team and facilities', '3')
  // 30 + 24 + 20 + 9
  await expect(form.getByText('Total 83')).toBeVisible()
  await expect(form.getByText('Only on this device, will retry')).toBeVisible()

  await page.goBack()
  await expect(page.getByText('The server cannot be reached.', { exact: false })).toBeVisible()
  await expect(group.getByText('Saved on this device, waiting for the network')).toBeVisible()
  await pressButton(page, group.getByRole('link'))
  await expect(form.getByText('Total 83')).toBeVisible()
  await page.keyboard.press('F6')
  await page.keyboard.press('F6')
  await write(page, 'Strengths', 'A clear question and a method that can answer it.')
  await write(page, 'Weaknesses and advice', 'The comparison with published data is missing.')

  await setNetwork(page, { offline: false })
  await context.setOffline(false)
  await expect(form.getByText(/Saved \d/)).toBeVisible()
  await reach(
    page,
    form
      .getByRole('radiogroup', { name: /^Recommendation/ })
      .getByRole('radio')
      .first(),
  )
  await page.keyboard.press('Space')
  await reach(
    page,
    form
      .getByRole('radiogroup', { name: /^How well/ })
      .getByRole('radio')
      .first(),
  )
  await page.keyboard.press('Space')
  await pressButton(page, form.getByRole('button', { name: 'Submit the review' }))
  await expect(page.getByText(/Submitted 2/)).toBeVisible()
  await expect(form.getByRole('radio')).toHaveCount(0)
  await expect(form.getByText('A clear question and a method that can answer it.')).toBeVisible()
})
