/** Browser test of a project's page and its next steps. */
import type { Page } from '@playwright/test'
import { become, enterAs } from './backend'
import { heading, judge } from './support'
import { expect, test } from './test'

/** The line that says what comes next in a project. */
const next = (page: Page) => page.getByRole('paragraph').filter({ hasText: '下一步：' })
const life = (page: Page) => page.getByRole('region', { name: '项目全过程' })

test('a project’s page leads from its list to the next step, for the leader and for the unit', async ({ page }) => {
  let project = ''

  await test.step('the leader reaches the page from a list by keyboard, and corrects the task book', async () => {
    await enterAs(page, 'researcher', '/my-project?tab=TASK_BOOK&state=RETURNED')
    await page.getByRole('link', { name: '项目全过程' }).focus()
    await page.keyboard.press('Enter')
    await expect(next(page)).toContainText(/任务书.*退回修改.*陈思远 办理.*等待您办理/)
    project = new URL(page.url()).pathname
    await next(page).getByRole('link', { name: '任务书' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: '继续填报' }).click()
    await page.getByRole('button', { name: '核对并提交' }).click()
    await page.getByRole('button', { name: '提交任务书', exact: true }).click()
    await expect(heading(page, '任务书已提交')).toBeVisible()
  })

  await test.step('the unit decides from the page, and comes back to it', async () => {
    await become(page, 'unitAdministrator')
    await page.goto(project)
    await expect(life(page)).not.toContainText('预算审计')
    await next(page).getByRole('link', { name: '任务书' }).click()
    await judge(page, /^通过/)
    await page.getByRole('link', { name: '项目全过程' }).click()
    await expect(next(page)).toContainText(/各方签署.*陈思远 办理/)
  })

  await test.step('on paper it stands without menu and buttons', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(life(page)).toBeVisible()
    await expect(page.getByRole('button', { name: '打印全过程' })).toBeHidden()
    await expect(page.getByRole('navigation').first()).toBeHidden()
  })
})
