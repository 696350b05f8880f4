import { expect, type Page, test } from '@playwright/test'
import { become, begin, content, enterAs, formAddress, setNetwork } from './backend'
import { answer, chooseInMenu, expectSaved, heading, lookFor, signInAgain, signInAs, signOut } from './support'

const menu = (page: Page) => page.getByRole('navigation', { name: '主菜单' })
const userMenu = (page: Page) => page.getByRole('button', { name: /，用户菜单$/ })

/** Every page home offers beside the menu, by name. */
async function offered(page: Page): Promise<string[]> {
  const entries = page.getByRole('navigation', { name: '快捷入口' })
  await expect(entries).toBeVisible()
  return entries.getByRole('link').allInnerTexts()
}

for (const [persona, name, pages, closed] of [
  ['科研人员', /陈思远/, ['个人履历', '平台月报', '项目申报', '我的项目'], ['单位管理', '项目审核', '技术报告评价']],
  ['单位管理员', /王建华/, ['个人履历', '单位管理', '项目审核'], ['我的项目', '项目申报', '技术报告评价']],
  ['业务主管处室', /徐海宁/, ['个人履历', '技术报告评价', '项目审核'], ['我的项目', '项目申报', '单位管理']],
  ['新用户', /林晓岚/, ['个人履历'], ['我的项目', '项目申报', '平台月报', '单位管理', '项目审核']],
] as const) {
  test(`${persona} picked on the sign-in page is signed in and offered what their permissions allow`, async ({
    page,
  }) => {
    await signInAs(page, persona)
    await expect(heading(page, name)).toBeVisible()
    const found = await offered(page)
    expect(found).toEqual(expect.arrayContaining([...pages]))
    expect(found.filter((text) => closed.some((other) => other === text))).toEqual([])
  })
}

test('a new person sees on home what stands between them and their work', async ({ page }) => {
  await enterAs(page, 'newResearcher')
  const gates = page.getByRole('region', { name: '开始使用前' })
  await expect(gates).toContainText('实名认证')
  await expect(gates).toContainText('关联单位')
})

test('the menu is moved to the side (256 px), folded (80 px), stays so, and is moved back', async ({ page }) => {
  await enterAs(page, 'researcher')
  await userMenu(page).click()
  await page.getByRole('menuitem', { name: '菜单放在侧边' }).click()
  const side = menu(page).locator('xpath=..')
  await expect(side).toHaveCSS('width', '256px')
  await page.getByRole('button', { name: '收起菜单' }).click()
  await expect(side).toHaveCSS('width', '80px')
  await page.reload()
  await expect(side).toHaveCSS('width', '80px')
  await page.getByRole('button', { name: '展开菜单' }).click()
  await expect(side).toHaveCSS('width', '256px')
  const entry = menu(page).getByRole('link', { name: '我的项目' })
  if (!(await entry.isVisible())) await menu(page).getByRole('menuitem', { name: '项目管理' }).click()
  await entry.click()
  await expect(heading(page, '我的项目')).toBeVisible()
  await userMenu(page).click()
  await page.getByRole('menuitem', { name: '菜单放在顶部' }).click()
  await expect(page.getByRole('banner').getByRole('navigation', { name: '主菜单' })).toBeVisible()
})

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  test('the menu and the form’s pages open as sheets, and close with the choice', async ({ page }) => {
    await become(page, 'researcher')
    await page.goto(formAddress(await begin(page)))
    await page.getByRole('button', { name: '第 1 / 6 页：基本信息' }).click()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /经费预算/ })
      .click()
    await expect(heading(page, '经费预算')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('button', { name: '打开菜单' }).click()
    await page.getByRole('dialog').getByRole('link', { name: '我的项目' }).click()
    await expect(heading(page, '我的项目')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('signing out asks first, can be called off, and then really ends the login', async ({ page }) => {
  await enterAs(page, 'researcher')
  await chooseInMenu(page, '项目管理', '我的项目')
  await userMenu(page).click()
  await page.getByRole('menuitem', { name: '注销登录' }).click()
  const question = page.getByRole('dialog', { name: '真的要注销登录吗 ?' })
  await question.getByRole('button', { name: '取消' }).click()
  await expect(question).toHaveCount(0)
  await expect(heading(page, '我的项目')).toBeVisible()
  await signOut(page)
  expect((await page.context().cookies()).filter(({ name }) => name === 'portal_token')).toEqual([])
  await page.goBack()
  await expect(heading(page, '登录')).toBeVisible()
})

test('the token is in a cookie for seven days, for this site only, and nowhere else', async ({ page }) => {
  await signInAs(page, '科研人员')
  const token = (await page.context().cookies()).find(({ name }) => name === 'portal_token')
  expect(token?.sameSite).toBe('Strict')
  expect(Math.round(((token?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(7)
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(stored).not.toContain(token?.value)
  await expect(page.locator(`[href*="${token?.value}"], [src*="${token?.value}"]`)).toHaveCount(0)
})

test('reloading again while a page still loads signs nobody out', async ({ page }) => {
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

test('what was done outlives a reload and a closed tab; the panel switches the person and resets it all', async ({
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

test('the panel’s weather makes the server slow, fail and end logins', async ({ page }) => {
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
  await signInAgain(page)
  await expect(answer(page, '创新点')).toHaveValue('甲乙')
  await expectSaved(page)
  expect((await content(page, contentId)).values.innovation).toBe('甲乙')
})

test('a list keeps its filters when one comes back to it, and its state is in the address', async ({ page }) => {
  await enterAs(page, 'researcher', '/my-project')
  await lookFor(page, '固态锂电池')
  await page
    .getByRole('table')
    .getByRole('link', { name: /固态锂电池/ })
    .first()
    .click()
  await expect(page).toHaveURL(/declare-status-list/)
  await page.goBack()
  await expect(page.getByRole('textbox', { name: '关键词' })).toHaveValue('固态锂电池')
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
})

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' })

  test('a dialog stands where it is pressed from its first frame, and is in nobody’s way once it goes', async ({
    page,
  }) => {
    await enterAs(page, 'researcher')
    const box = await userMenu(page).boundingBox()
    await userMenu(page).click()
    const caches = page.evaluate(async () => {
      const seen: string[] = []
      while (seen.length < 40) {
        await new Promise(requestAnimationFrame)
        const button = [...document.querySelectorAll('[role=dialog] button')].find(
          (element) => element.textContent === '取消',
        )
        if (button) seen.push(JSON.stringify(button.getBoundingClientRect()))
      }
      return [...new Set(seen)]
    })
    await page.getByRole('menuitem', { name: '注销登录' }).click()
    const [place = '{}', ...others] = await caches
    expect(others).toEqual([])
    const { x, y } = JSON.parse(place)
    await page.mouse.click(x + 5, y + 5)
    await page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5)
    await expect(page.getByRole('menuitem', { name: '注销登录' })).toBeVisible()
  })
})

test('under /zwdt the pages stand in the government portal’s frames', async ({ page }) => {
  await enterAs(page, 'researcher', '/zwdt')
  const frame = page.frameLocator('iframe[title="政务服务门户页头"]')
  await expect(frame.getByText('一网通办 · 政务服务门户')).toBeVisible()
  await page.getByRole('navigation', { name: '快捷入口' }).getByRole('link', { name: '我的项目' }).click()
  await expect(heading(page, '我的项目')).toBeVisible()
  await expect(page).toHaveURL(/\/zwdt\/my-project$/)
  await expect(page.frameLocator('iframe[title="政务服务门户页脚"]').getByText('政务服务热线 12345')).toBeVisible()
})

test('every setting works at once, is kept, and can be copied', async ({ page, context }) => {
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
