/** Browser tests of signing in with WeChat. */
import type { Page } from '@playwright/test'
import { heading, readCode } from './support'
import { expect, test } from './test'

const home = (page: Page) => expect(page.getByRole('button', { name: /，用户菜单$/ })).toBeVisible()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('WeChat: after scanning in the frame a new account is bound, and signs in directly the next time', async ({
  page,
}) => {
  await page.goto('/user/login')
  await page.getByRole('link', { name: '微信登录' }).click()
  const code = page.frameLocator('iframe[title="微信二维码"]')
  await code.getByRole('button', { name: /^一个新的微信/ }).click()
  await expect(heading(page, '账号绑定')).toBeVisible()
  await page.getByRole('textbox', { name: '账号的手机号码' }).fill('13800001002')
  await button(page, '获取验证码').click()
  await expect(page.getByRole('button', { name: /秒后重新获取/ })).toBeVisible()
  await page.getByRole('textbox', { name: '验证码' }).fill(await readCode(page, '13800001002'))
  await button(page, '绑定并登录').click()
  await home(page)
  // Leaves home first: its own request would find the session ended and lead to the sign-in screen.
  await page.goto('about:blank')
  await page.context().clearCookies({ name: 'portal_token' })
  await page.goto('/user/wxlogin')
  await code.getByRole('button', { name: /^一个新的微信/ }).click()
  await home(page)
})

test('WeChat: a new account registers; cancelling signs nobody in', async ({ page }) => {
  await page.goto('/user/wxlogin')
  const code = page.frameLocator('iframe[title="微信二维码"]')
  await code.getByRole('button', { name: '取消登录' }).click()
  await expect(page.getByText('您取消了微信登录，没有登录任何账号。')).toBeVisible()
  await button(page, '重新扫码').click()
  await code.getByRole('button', { name: /^另一个新的微信/ }).click()
  await page.getByRole('tab', { name: '注册新账号' }).click()
  const panel = page.getByRole('tabpanel', { name: '注册新账号' })
  await panel.getByRole('textbox', { name: '用户名' }).fill('wei_xin')
  await panel.getByRole('textbox', { name: '姓名' }).fill('魏欣')
  await panel.getByRole('textbox', { name: '手机号码' }).fill('13911110001')
  await button(page, '获取验证码').click()
  await expect(page.getByRole('button', { name: /秒后重新获取/ })).toBeVisible()
  await panel.getByRole('textbox', { name: '验证码' }).fill(await readCode(page, '13911110001'))
  await panel.getByLabel('设置密码').fill('abcd1234')
  await panel.getByLabel('再次输入密码').fill('abcd1234')
  await panel.getByLabel('我已阅读并同意以下两份文件').check()
  await button(page, '注册并登录').click()
  await home(page)
})
