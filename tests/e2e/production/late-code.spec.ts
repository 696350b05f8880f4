/** Browser tests of code that cannot be loaded. */
import { expect, test } from '@playwright/test'
import { answer, chooseInMenu, heading, password } from '../support'
import { answerCall, enterAs, faults, sameDocument } from './support'

// Others write in this form of the same backend at the same time, each in another field.
const draft = () => `content-${String(new Date().getFullYear()).slice(2)}Y1190-001`
const formAddress = () => `/smartform/project-declaration/${draft()}/plan`

/**
 * The usual run tries each place with one of the two faults in turn, because a page that imports code is told the same of either;
 * `LATE_CODE=all` tries both.
 */
const isTried = (place: number, turn: number) => process.env.LATE_CODE === 'all' || place % 2 === turn

for (const [turn, [how, fault]] of Object.entries(faults).entries()) {
  const at = (place: number) => (isTried(place, turn) ? test : test.skip)
  test.describe(`${how}, for every chunk not loaded yet`, () => {
    at(0)('the first failure of a visit is reported on the current page, which stays', async ({ page }) => {
      await enterAs(page, 'researcher', '/my-project')
      await expect(page.getByRole('table')).toBeVisible()
      await page.route('**/assets/**', fault)
      await page.route('**/api/**', (route) => route.abort('internetdisconnected'))
      await page.getByRole('main').getByRole('textbox').first().fill('纳米')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('alert').filter({ hasText: '网络无法连接' }).first()).toBeVisible()
      await expect(heading(page, '我的项目')).toBeVisible()
      expect(await sameDocument(page)).toBe(true)
    })

    at(1)(
      'a session that ends over unsaved work is renewed over the page, and the work continues',
      async ({ page }) => {
        await enterAs(page, 'researcher', formAddress())
        await page.route('**/assets/**', fault)
        await answerCall(page, 'SaveFields', (route) => route.fulfill({ status: 402, json: {} }))
        await answer(page, '工作基础与条件').fill(`断线时写的：${how}`)
        const dialog = page.getByRole('dialog', { name: '重新登录' })
        await expect(dialog.getByText('您还未登录或登录已失效')).toBeVisible()
        await page.unroute('**/api/*/graphql')
        await dialog.getByLabel('密码', { exact: true }).fill(password)
        await dialog.getByRole('button', { name: '登录', exact: true }).click()
        await expect(dialog).toHaveCount(0)
        await expect(answer(page, '工作基础与条件')).toHaveValue(`断线时写的：${how}`)
        expect(await sameDocument(page)).toBe(true)
      },
    )

    at(2)('sign-in reports it in place, with a retry', async ({ page }) => {
      // All files except the sign-in screen's own; files for later pages may load once it is visible.
      const later = /\/assets\/(?!index-|LoginShown-)/
      await page.route(later, fault)
      await page.goto('/user/login')
      await page.getByRole('textbox', { name: '用户名或手机号码' }).fill('researcher')
      await page.getByRole('textbox', { name: '密码' }).fill(password)
      await page.getByRole('button', { name: '登录', exact: true }).click()
      const form = page.locator('form')
      await expect(form.getByRole('alert')).toContainText('没有加载成功')
      await page.unroute(later)
      await page.getByRole('button', { name: '登录', exact: true }).click()
      await expect(page.getByRole('button', { name: /，用户菜单$/ })).toBeVisible()
    })

    at(3)('sign-in by code reports it in place, then at its field, with a retry', async ({ page }) => {
      await page.goto('/user/login')
      await page.route('**/assets/**', fault)
      await page.getByRole('tab', { name: '短信验证码登录' }).click()
      await expect(page.getByRole('tabpanel').getByRole('alert')).toContainText('没有加载成功')
      await page.unroute('**/assets/**')
      await page.getByRole('tabpanel').getByRole('button', { name: '重试' }).click()
      await expect(page.getByRole('textbox', { name: '手机号码' })).toBeVisible()
      await page.route('**/assets/**', fault)
      await page.getByRole('textbox', { name: '手机号码' }).fill(`138${String(Date.now()).slice(-8)}`)
      await page.getByRole('button', { name: '获取验证码' }).click()
      await expect(page.getByRole('textbox', { name: '验证码' })).toHaveAccessibleDescription(/没有加载成功/)
      await page.unroute('**/assets/**')
      await page.getByRole('button', { name: '获取验证码' }).click()
      await expect(page.getByRole('button', { name: /秒后重新获取/ })).toBeVisible()
    })

    at(4)('a dialog that is not loaded reports it, and opens on retry', async ({ page }) => {
      // Before the page opens: it prefetches its dialogs while it is idle.
      await page.route('**/assets/CommandPalette-*', fault)
      await enterAs(page, 'researcher', '/my-project')
      await expect(heading(page, '我的项目')).toBeVisible()
      await page.keyboard.press('Control+k')
      const word = page.getByRole('alertdialog', { name: '没有打开' })
      await expect(word).toContainText('没有加载成功')
      await page.unroute('**/assets/CommandPalette-*')
      await word.getByRole('button', { name: '重试' }).click()
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
      expect(await sameDocument(page)).toBe(true)
    })
  })
}

test('after a deploy the next page loads in a new document', async ({ page }) => {
  await enterAs(page, 'researcher', '/my-project')
  await page.route('**/assets/GuidesPage*', faults['a deploy has replaced it'])
  await page.route('**/project-declare', async (route) => {
    await page.unroute('**/assets/GuidesPage*')
    await route.continue()
  })
  await chooseInMenu(page, '项目管理', '项目申报')
  await expect(heading(page, '项目申报')).toBeVisible()
  expect(await sameDocument(page)).toBe(false)
})

test('a page that stays missing after a new document reports it in place, and loads on retry', async ({ page }) => {
  await enterAs(page, 'researcher', '/my-project')
  await page.route('**/assets/GuidesPage*', faults['a deploy has replaced it'])
  await chooseInMenu(page, '项目管理', '项目申报')
  await expect(page.getByText('页面打不开')).toBeVisible()
  await expect(page.getByRole('button', { name: /，用户菜单$/ })).toBeVisible()
  await page.unroute('**/assets/GuidesPage*')
  await page.getByRole('button', { name: '重试' }).click()
  await expect(heading(page, '项目申报')).toBeVisible()
})

test('when the first chunk is missing, the page says so, and opens after a reload', async ({ page }) => {
  await page.route('**/assets/**', (route) => route.abort())
  await page.goto('/user/login')
  const late = page.getByText('页面还没有打开，请检查网络后刷新页面')
  await expect(late).toBeHidden()
  await expect(late).toBeVisible({ timeout: 20_000 })
  await page.unroute('**/assets/**')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible()
  await expect(late).toHaveCount(0)
})
