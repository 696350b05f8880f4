/** Browser tests of the shell on a phone and with animations. */
import type { Page } from '@playwright/test'
import { become, begin, enterAs, formAddress } from './backend'
import { heading, signInAs } from './support'
import { expect, test } from './test'

const userMenu = (page: Page) => page.getByRole('button', { name: /，用户菜单$/ })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  test('the menu and the form’s pages open as sheets, and close after a choice', async ({ page }) => {
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

test('the token is in a SameSite cookie for seven days, and nowhere else', async ({ page }) => {
  await signInAs(page, '科研人员')
  const token = (await page.context().cookies()).find(({ name }) => name === 'portal_token')
  expect(token?.sameSite).toBe('Strict')
  expect(Math.round(((token?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(7)
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(stored).not.toContain(token?.value)
  await expect(page.locator(`[href*="${token?.value}"], [src*="${token?.value}"]`)).toHaveCount(0)
})

test.describe('with animations', () => {
  test.use({ reducedMotion: 'no-preference' })

  test('a dialog is in its place from its first frame, and does not block the page while closing', async ({ page }) => {
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
