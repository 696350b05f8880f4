/** Browser tests of the demonstration: reloads, the demo panel, failures. */
import { expect, test } from '@playwright/test'
import { become, begin, content, enterAs, formAddress, setNetwork } from './backend'
import { answer, chooseInMenu, expectSaved, heading, signInAgain, signInAs } from './support'

test('a second reload during loading keeps the session', async ({ page }) => {
  await enterAs(page, 'researcher')
  await expect(heading(page, /陈思远/)).toBeVisible()
  await setNetwork(page, { delay: 1000 })
  for (const early of [0, 50, 100, 300]) {
    await page.reload({ waitUntil: 'commit' })
    await page.waitForFunction(() => window.embeddedBackend !== undefined)
    await page.waitForTimeout(early)
  }
  await setNetwork(page, { delay: 0 })
  await expect(heading(page, /陈思远/)).toBeVisible()
})

test('changes survive a reload and a closed tab, and the panel switches the persona and resets everything', async ({
  page,
  context,
}) => {
  await become(page, 'researcher')
  const contentId = await begin(page)
  await page.goto(formAddress(contentId))
  await answer(page, '项目名称').fill('重载之后还在的项目')
  await expectSaved(page)
  await page.close()
  const again = await context.newPage()
  await again.goto('/my-project')
  await expect(again.getByRole('link', { name: '重载之后还在的项目', exact: true })).toBeVisible()

  const handle = again.getByRole('button', { name: '演示面板' })
  await handle.click()
  const panel = again.getByRole('region', { name: '演示面板' })
  await panel.getByRole('button', { name: /^单位管理员/ }).click()
  await expect(heading(again, /王建华/)).toBeVisible()
  await handle.click()
  await panel.getByRole('button', { name: '重置演示数据' }).click()
  await panel.getByRole('button', { name: '确认重置' }).click()
  await expect(heading(again, '登录')).toBeVisible()
  await signInAs(again, '科研人员')
  await chooseInMenu(again, '项目管理', '我的项目')
  await expect(again.getByRole('table')).toBeVisible()
  await expect(again.getByText('重载之后还在的项目')).toHaveCount(0)
})

test('the panel makes the server slow, makes it fail, and ends sessions', async ({ page }) => {
  await become(page, 'researcher')
  const contentId = await begin(page)
  await page.goto(formAddress(contentId, 'plan'))
  await expect(answer(page, '创新点')).toBeVisible()
  await page.getByRole('button', { name: '演示面板' }).click()
  const panel = page.getByRole('region', { name: '演示面板' })
  await panel.getByLabel('失败代码').fill('60403')
  await panel.getByRole('button', { name: '下一次请求失败' }).click()
  await answer(page, '创新点').fill('甲')
  await expect(page.getByRole('alert').filter({ hasText: '表格行数超过上限' })).toBeVisible()
  await panel.getByRole('button', { name: '让登录立即过期' }).click()
  await answer(page, '创新点').fill('甲乙')
  await signInAgain(page, 'researcher')
  await expect(answer(page, '创新点')).toHaveValue('甲乙')
  await expectSaved(page)
  expect((await content(page, contentId)).values.innovation).toBe('甲乙')
})

test('an administrator reads the code in the panel while the second step of the sign-in asks for it', async ({
  page,
}) => {
  await page.goto('/user/login')
  await page.getByLabel('用户名或手机号').fill('unitAdministrator')
  await page.getByLabel('密码', { exact: true }).fill('Demo@2026')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '二次验证' })
  await expect(dialog).toBeVisible()
  await page.getByRole('button', { name: '演示面板' }).click()
  const code = await page.getByRole('region', { name: '演示面板' }).locator('.codes b').first().textContent()
  await page.getByRole('button', { name: '收起' }).click()
  await dialog.getByLabel('验证码').fill(code ?? '')
  await dialog.getByRole('button', { name: '登录', exact: true }).click()
  await expect(heading(page, /王建华/)).toBeVisible()
  await expect(page.getByRole('button', { name: '演示面板' })).toBeVisible()
})

test('under /zwdt the pages render in the government portal’s frame', async ({ page }) => {
  await enterAs(page, 'researcher', '/zwdt')
  const frame = page.frameLocator('iframe[title="政务服务门户页头"]')
  await expect(frame.getByText('一网通办 · 政务服务门户')).toBeVisible()
  await page.getByRole('navigation', { name: '快捷入口' }).getByRole('link', { name: '我的项目' }).click()
  await expect(heading(page, '我的项目')).toBeVisible()
  await expect(page).toHaveURL(/\/zwdt\/my-project$/)
  await expect(page.frameLocator('iframe[title="政务服务门户页脚"]').getByText('政务服务热线 12345')).toBeVisible()
})

test('every setting takes effect at once, is stored, and can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await enterAs(page, 'researcher', '/my-project')
  await expect(page.getByRole('table').getByRole('row').nth(8)).toBeVisible()
  await page.getByRole('button', { name: /，用户菜单$/ }).click()
  await page.getByRole('menuitem', { name: '布局设置' }).click()
  const drawer = page.getByRole('dialog', { name: '布局设置' })
  const choose = (name: string) => drawer.getByRole('radio', { name, exact: true }).check()
  const flag = (name: string) => drawer.getByRole('switch', { name })
  const header = page.locator('header').first()
  const main = page.getByRole('main', { includeHidden: true })

  await choose('流式')
  await expect(main).toHaveCSS('max-width', 'none')
  await choose('深色')
  await expect(header).toHaveCSS('background-color', 'rgb(0, 21, 41)')
  await choose('酱紫')
  await expect(page.locator('.member-shell')).toHaveCSS('--ant-color-primary', '#722ed1')
  await expect(flag('固定侧边菜单')).toBeDisabled()
  await choose('侧边菜单')
  await expect(drawer.getByRole('radio', { name: '流式' })).toBeDisabled()
  await expect(main).toHaveCSS('max-width', '1248px')
  await flag('固定侧边菜单').click()
  await flag('多标签页模式').click()
  await flag('色弱模式').click()
  await expect(page.locator('html')).toHaveAttribute('data-colours', 'weak')
  await flag('下滑时隐藏页头').click()
  await drawer.getByRole('button', { name: '复制设置' }).click()
  await expect(page.getByText('复制完毕')).toBeVisible()
  expect(JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))).toMatchObject({
    colour: '#722ED1',
    navigation: 'side',
    hideHeader: true,
    fixedMenu: false,
    multiTab: true,
  })

  await page.setViewportSize({ width: 1440, height: 500 })
  await page.reload()
  await expect(page.getByRole('navigation', { name: '打开的页面' })).toBeVisible()
  await expect(header).toBeInViewport()
  await expect(page.getByRole('table').getByRole('row').nth(8)).toBeVisible()
  await page.mouse.move(900, 300)
  await page.mouse.wheel(0, 500)
  await expect(header).not.toBeInViewport()
  await page.mouse.wheel(0, -60)
  await expect(header).toBeInViewport()
  await page.evaluate(() => localStorage.setItem('portal_layout', '<not json>{"navigation":'))
  await page.reload()
  await expect(page.getByRole('banner').getByRole('navigation', { name: '主菜单' })).toBeVisible()
})

test('a browser that stores nothing is told why the demonstration does not start', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('no', 'SecurityError')
      },
    })
  })
  await page.goto('/')
  await expect(page.getByRole('alert')).toContainText('演示无法启动')
})
