/** Browser test of a foreign-expert project in English. */
import type { Page } from '@playwright/test'
import type { RowValue } from '@/smartform/schema/values'
import { content, enterAs, saveAnswers } from './backend'
import { answer, choose, heading, look, readCode } from './support'
import { expect, test } from './test'

const file = (name: string) => [{ uid: name, name, url: `private/test/${name}`, size: 2048 }]

/** Types an answer and leaves it. */
async function type(page: Page, label: string, value: string): Promise<void> {
  await answer(page, label).fill(value)
  await answer(page, label).press('Tab')
}

test('a foreign expert’s project is bound and filled in, all in English', async ({ page }) => {
  await enterAs(page, 'researcher', '/expertProject/expert-project-2?lang=en')
  await expect(heading(page, 'Link a foreign-expert project')).toBeVisible()
  await page.getByRole('textbox', { name: /^Check code/ }).fill('e28k27w')
  await page.getByRole('button', { name: 'Get a code' }).click()
  const code = await readCode(page, '13800001001')
  await page.getByRole('textbox', { name: /^Verification code/ }).fill(code)
  await page.getByRole('button', { name: 'Link and fill in' }).click()
  await page.waitForURL(/\/foreignExpert\/list\/.+/)
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const at = (pageId: string) => `/foreignExpert/list/${id}/foreign-expert-project/${pageId}`

  await page.goto(at('expert'))
  await expect(heading(page, 'Foreign expert')).toBeVisible()
  await type(page, 'Family name as in the passport', '穆勒')
  await expect(page.getByText(/Latin letters, spaces, hyphens/).first()).toBeVisible()
  await type(page, 'Family name as in the passport', 'MÜLLER')
  await type(page, 'Given names as in the passport', 'ANNA SOPHIE')
  await choose(page, 'Sex', 'Female')
  await type(page, 'Date of birth', '1974-03-09')
  await look(page, 'Nationality', 'Germany')
  await type(page, 'Employer abroad', 'Technische Universität München')
  await type(page, 'Position', 'Professor')
  await look(page, 'Highest degree', 'Doctor')
  await type(page, 'E-mail', 'anna@example.org')
  await type(page, 'Passport number', 'ab-1')
  await expect(page.getByText('Enter a correct number: passport', { exact: false }).first()).toBeVisible()
  await type(page, 'Passport number', 'c01x00t47')
  await type(page, 'Passport valid until', '2034-08-31')
  await choose(page, 'Work permit', 'Stay of at most 90 days, no permit needed')
  await expect.poll(async () => (await content(page, id)).values.passport).toEqual({ type: '414', number: 'C01X00T47' })

  await page.goto(at('project'))
  await type(page, 'Date of entry', '2027-03-10')
  await type(page, 'Date of departure', '2027-03-01')
  // Past the button of its calendar: a field is judged once it is left.
  await page.keyboard.press('Tab')
  await expect(page.getByText('The departure cannot be before the entry.').first()).toBeVisible()
  await type(page, 'Date of departure', '2027-04-08')
  await expect(page.getByText('The departure cannot be before the entry.')).toHaveCount(0)
  await type(page, 'Content of the cooperation', 'Joint evaluation of trustworthy models.')
  await type(page, 'Expected results', 'Two joint papers.')
  await type(page, 'Funding asked for', '6')
  await expect.poll(async () => (await content(page, id)).values.amount).toBe('6')
  const { values } = await content(page, id)
  const costs = (values.costs as RowValue[]).map((row) => ({ ...row, cells: { ...row.cells, amount: '2' } }))
  await saveAnswers(page, id, {
    ...{ costs, commitment: true, passportCopy: file('passport.pdf'), invitation: file('invitation.pdf') },
  })
  await page.goto(at('check'))
  await page.getByRole('button', { name: 'Submit the project', exact: true }).click()
  await expect(heading(page, 'The foreign-expert project has been submitted')).toBeVisible()
})
