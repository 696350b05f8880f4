/** Browser test of deciding beside the list by keyboard (split view). */
import { enterAs } from './backend'
import { expect, test } from './test'

test('a reviewer reads and decides beside the list by keys alone, and an opinion typed before survives', async ({
  page,
}) => {
  await enterAs(page, 'unitAdministrator')
  await page.goto('/company/unit-1/project?state=UNIT_REVIEW')
  await page.getByRole('button', { name: '列表设置' }).click()
  await page.getByRole('radio', { name: '分栏：左边列表，右边内容和审核意见' }).check()
  await page.keyboard.press('Escape')
  const pane = page.getByRole('region', { name: '打开的内容' })
  const current = page.locator('a[aria-current="true"]')
  // The pane and its keys load when the split view is chosen.
  await expect(pane.getByRole('button', { name: '下一份（F9）' })).toBeEnabled()
  await page.keyboard.press('F9')
  const title = pane.getByRole('heading', { level: 2 }).first()
  await expect(title).toBeFocused()
  const first = (await title.textContent()) ?? ''
  await expect(current).toHaveText(first)

  // The keys work while somebody types, and type nothing.
  const opinion = pane.getByRole('textbox').first()
  await opinion.fill('请补充预算说明')
  await opinion.press('F9')
  await expect(title).not.toHaveText(first)
  await expect(title).toBeFocused()
  await page.keyboard.press('F8')
  await expect(title).toHaveText(first)
  await expect(opinion).toHaveValue('请补充预算说明')

  // From the paper to the decision, to the row, and again to the paper.
  await page.keyboard.press('F6')
  await expect(pane.getByRole('radio').first()).toBeFocused()
  await page.keyboard.press('F6')
  await expect(current).toBeFocused()
  await page.keyboard.press('F6')
  await expect(title).toBeFocused()

  await page.reload()
  await expect(title).toHaveText(first)
  await pane.getByRole('radio', { name: /^退回修改/ }).check()
  await opinion.fill('请补充预算说明后再提交')
  await pane.getByRole('button', { name: '提交审核意见' }).click()
  await expect(pane.getByText(new RegExp(`《${first}》的审核结论是“退回修改”。已打开下一份`))).toBeVisible()
  await expect(title).not.toHaveText(first)
  await expect(title).toBeFocused()
  await expect(page.getByRole('link', { name: first, exact: true })).toHaveCount(0)
})
