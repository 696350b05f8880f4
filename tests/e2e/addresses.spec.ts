/** Browser tests of links and addresses inside the government portal's frame. */
import type { Page } from '@playwright/test'
import { enterAs } from './backend'
import { heading } from './support'
import { expect, test } from './test'

/** Opens a link as people do who keep the page they are on. */
async function openInNewTab(page: Page, name: string): Promise<Page> {
  const opened = page.context().waitForEvent('page')
  await page
    .getByRole('link', { name, exact: true })
    .first()
    .click({ modifiers: ['ControlOrMeta'] })
  return opened
}

test('links inside the government portal’s frame open inside the frame in a new tab', async ({ page }) => {
  await enterAs(page, 'researcher', '/zwdt/resume/work')
  const education = await openInNewTab(page, '教育经历')
  await expect(education.getByRole('heading', { name: '教育经历' }).first()).toBeVisible()
  await expect(education).toHaveURL(/\/zwdt\/resume\/education$/)
  await page.getByRole('button', { name: '帮助中心' }).click()
  const help = await openInNewTab(page, '打开帮助中心')
  await expect(heading(help, '帮助中心')).toBeVisible()
  await expect(help).toHaveURL(/\/zwdt\/help$/)
  await expect(help.getByRole('button', { name: /，用户菜单$/ })).toBeVisible()
})

test('guests read public pages inside the frame, and return into it after signing in', async ({ page }) => {
  await page.goto('/zwdt/guides')
  await expect(heading(page, '申报指南')).toBeVisible()
  await page.getByRole('link', { name: '帮助中心', exact: true }).click()
  await expect(heading(page, '帮助中心')).toBeVisible()
  await expect(page).toHaveURL(/\/zwdt\/help$/)
  await page.goto('/zwdt/user/login?redirect=%2Fzwdt%2Fmy-project')
  await expect(page).toHaveURL(/\/user\/login\?redirect=%2Fzwdt%2Fmy-project$/)
  await expect(heading(page, '登录')).toBeVisible()
})

test('the form test page opens in a production build too', async ({ page }) => {
  await enterAs(page, 'researcher', '/test/smartform/kinds-sample/content-kinds-sample/texts')
  await expect(heading(page, '文字与数字')).toBeVisible()
  await expect(page.getByText('只按下面的定义绘制，填写内容不会保存到服务器。')).toBeVisible()
  await expect(page.getByText('试填，不保存')).toBeVisible()
})
