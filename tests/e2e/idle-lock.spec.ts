/** Browser test of the idle lock: its warning, what it covers, and opening it by the code of a text message, by keyboard alone. */
import type { Locator, Page } from '@playwright/test'
import { enterAs } from './backend'
import { readCode } from './support'
import { expect, test } from './test'

/** A minute after the page the lock is loaded; from then on it counts. */
async function stayAway(page: Page, minutes: string): Promise<void> {
  await page.clock.fastForward(minutes)
  // It looks every five seconds.
  await page.clock.runFor(6000)
}

/** Tabs until the control has the focus; within the dialog it comes round. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let count = 0; count < 12; count += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

test('a person who was away continues at the warning, and opens the lock by a code, by keyboard alone', async ({
  page,
}) => {
  await page.clock.install()
  await enterAs(page, 'researcher', '/account/settings/info')
  const position = page.getByRole('textbox', { name: /^职务/ })
  await position.fill('锁定前填写的职务')
  await page.clock.fastForward('02:00')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('portal-last-activity'))).not.toBeNull()
  await position.press('End')

  await stayAway(page, '28:01')
  const warning = page.getByRole('dialog', { name: '即将锁定本页' })
  await expect(warning.getByRole('button', { name: '继续使用' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(warning).toHaveCount(0)
  await expect(position).toBeFocused()

  await stayAway(page, '31:00')
  const lock = page.getByRole('dialog', { name: '本页已锁定' })
  await expect(lock.getByLabel('密码', { exact: true })).toBeFocused()
  // Whatever stands on the page lies behind the cover, which lets nothing through.
  const cover = page.locator('.ant-modal-mask').last()
  await expect(cover).toHaveCSS('opacity', '1')
  await expect(cover).toHaveCSS('background-color', /^rgb\(/)
  const isCovered = await position.evaluate((element) => {
    element.scrollIntoView({ block: 'center' })
    const { left, top, width, height } = element.getBoundingClientRect()
    return !element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
  expect(isCovered).toBe(true)

  await tabTo(page, lock.getByRole('tab', { name: '密码登录' }))
  await page.keyboard.press('ArrowRight')
  await expect(lock.getByRole('tab', { name: '短信验证码登录' })).toBeFocused()
  await tabTo(page, lock.getByRole('textbox', { name: '手机号码' }))
  await page.keyboard.type('13800001001')
  await tabTo(page, lock.getByRole('button', { name: '获取验证码' }))
  await page.keyboard.press('Enter')
  await expect(lock.getByRole('button', { name: /秒后重新获取/ })).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(lock.getByRole('textbox', { name: '验证码' })).toBeFocused()
  await page.keyboard.type(await readCode(page, '13800001001'))
  await page.keyboard.press('Enter')
  await expect(lock).toHaveCount(0)
  await expect(position).toHaveValue('锁定前填写的职务')
  await expect(position).toBeFocused()
})
