/** The senior mode (长辈版) in a real browser: the chief journey whole in it, with sizes, one column, axe, forced colours and the narrowest window. */

import type { Page } from '@playwright/test'
import { findings } from './axe'
import { begin, draftClosingSoon, enterAs, fill, formAddress } from './backend'
import { answer, choose, days, expectSaved, heading, typeLogin } from './support'
import { expect, test } from './test'

/** What is below the sizes of the mode (docs/accessibility.md): text 18 px, lines 1.5, targets 44 px, main actions 60 px. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = []
    const outside = '#demo-panel, .ant-badge, svg'
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      const { visibility, opacity } = getComputedStyle(element)
      return width > 1 && height > 1 && visibility !== 'hidden' && opacity !== '0' && !element.closest(outside)
    }
    const words = (element: Element) => element.outerHTML.slice(0, 160)
    const controls =
      'a[href], button, summary, textarea, .ant-select, input:not(.ant-select-input), [role="button"], [role="tab"], [role="menuitem"]'
    for (const element of document.querySelectorAll(controls)) {
      // A link inside a sentence is text; a check box is pressed by its label, a picker's input by its frame.
      if (!isSeen(element) || element.closest('p, footer') || element.matches('label *')) continue
      const { width, height } = element.getBoundingClientRect()
      if (Math.round(Math.min(width, height)) < 44) faults.push(`${width} × ${height}: ${words(element)}`)
    }
    for (const element of document.querySelectorAll('.ant-btn-primary, button[type="submit"]')) {
      const { height } = element.getBoundingClientRect()
      if (isSeen(element) && Math.round(height) < 60) faults.push(`main action of ${height} px: ${words(element)}`)
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement
      if (!parent || !texts.currentNode.textContent?.trim() || !isSeen(parent)) continue
      const { fontSize, lineHeight } = getComputedStyle(parent)
      const size = Number.parseFloat(fontSize)
      if (size < 18) faults.push(`text of ${size} px: ${words(parent)}`)
      if (Number.parseFloat(lineHeight) / size < 1.45) faults.push(`lines of ${lineHeight}: ${words(parent)}`)
    }
    return faults
  })
}

/** By how many px the page is wider than its window. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Words that are cut off at an edge without a sign that there are more. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => {
        const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element)
        const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element
        if (clientWidth < 5 || !element.textContent?.trim()) return false
        // An ellipsis says that there is more.
        if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return false
        const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
        return (
          (cuts(overflowX) && scrollWidth > clientWidth + 1) || (cuts(overflowY) && scrollHeight > clientHeight + 1)
        )
      })
      .map((element) => element.outerHTML.slice(0, 160)),
  )

/** Form fields that stand beside each other. */
const besideEachOther = (page: Page) =>
  page.evaluate(() => {
    const boxes = [
      ...document.querySelectorAll('main :is(input, textarea, .ant-select):not([type="radio"], [type="checkbox"])'),
    ]
      .map((element) => element.closest('.ant-select') ?? element)
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1)
    return boxes
      .filter(({ element, box }, index) => {
        const before = boxes[index - 1]
        return (
          before && before.element !== element && box.top < before.box.bottom - 1 && box.bottom > before.box.top + 1
        )
      })
      .map(({ element }) => element.outerHTML.slice(0, 160))
  })

/** Axe in forced colours: contrast is the person's own choice there. */
async function expectFitInForcedColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' })
  expect.soft(await findings(page, { without: ['color-contrast', 'color-contrast-enhanced'] })).toEqual([])
  await page.emulateMedia({ forcedColors: 'none' })
}

/** A screen of the mode: sizes, axe, and no scrolling sideways at 320 px, which is 1280 px at 400 %. */
async function expectFit(page: Page): Promise<void> {
  expect.soft(await tooSmall(page)).toEqual([])
  expect.soft(await findings(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 800 })
  await expect.soft.poll(() => sideways(page)).toBe(0)
  await page.setViewportSize({ width: 1440, height: 900 })
}

/** The largest words of the mode, 30 px. */
async function enlarge(page: Page): Promise<void> {
  const larger = page.getByRole('region', { name: '长辈版工具' }).getByRole('button', { name: '字大一点' })
  while ((await larger.getAttribute('aria-disabled')) !== 'true') await larger.click()
  await expect(page.locator('html')).toHaveAttribute('data-senior', '30')
}

test('a person signs in and sees what waits in the senior mode', async ({ page }) => {
  await page.goto('/user/login')
  await page.getByRole('button', { name: '长辈版' }).click()
  await expect(page.getByRole('region', { name: '长辈版工具' }).getByText('长辈版', { exact: true })).toBeFocused()
  await expectFit(page)

  await typeLogin(page, 'researcher')
  await expect(page.getByRole('heading', { name: /^待办（/ })).toBeVisible()
  await expect(page.getByText('更多：等待他人办理、申报指南、通知和消息')).toBeVisible()
  await expectFit(page)

  await page.goto('/my-project')
  await expect(page.getByText(/^共 \d+ 项$/)).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  await expectFitInForcedColours(page)
  await enlarge(page)
  await expectFit(page)
})

test('a person fills in and submits a form in the senior mode', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('portal_senior', '30'))
  await page.goto('/user/login')
  await typeLogin(page, 'researcher')
  await expect(page.getByRole('heading', { name: /^待办（/ })).toBeVisible()
  const contentId = await begin(page)
  await fill(page, contentId)

  await page.goto(formAddress(contentId))
  await answer(page, '项目名称').fill('长辈版填写的项目名称')
  await days(page.getByRole('group', { name: /^项目执行期/ }), '2027-03-01', '2028-12-31')
  await choose(page, '研究类型', '应用研究')
  await expectSaved(page)
  await expectFit(page)
  await expectFitInForcedColours(page)
  expect.soft(await besideEachOther(page)).toEqual([])

  await page.goto(formAddress(contentId, 'team'))
  await expect(heading(page, '项目团队')).toBeVisible()
  await expect(page.getByRole('button', { name: '添加一行' })).toBeVisible()
  expect.soft(await besideEachOther(page)).toEqual([])
  expect.soft(await tooSmall(page)).toEqual([])

  await page.goto(formAddress(contentId, 'attachments'))
  await expect(heading(page, '附件与承诺')).toBeVisible()
  expect.soft(await tooSmall(page)).toEqual([])

  await page.getByRole('button', { name: '核对并提交' }).click()
  await expect(page.getByRole('main')).toContainText('长辈版填写的项目名称')
  await expectFit(page)
  await page.getByRole('button', { name: '提交申报书' }).click()
  await expect(heading(page, /申报书已提交/)).toBeVisible()
  await expectFit(page)
})

test('nothing moves in the senior mode, also where the person has not asked for less motion', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('portal_senior', '20'))
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await enterAs(page, 'researcher')
  const menu = page.getByRole('button', { name: /，用户菜单$/ })
  await expect(menu).toBeVisible()
  await page.evaluate(() => {
    const moving: string[] = []
    Object.assign(window, { moving })
    for (const begun of ['animationstart', 'transitionrun'] as const) {
      document.addEventListener(
        begun,
        ({ target }) => moving.push(`${begun}: ${(target as Element).outerHTML.slice(0, 160)}`),
        true,
      )
    }
  })
  await menu.click()
  await page.getByRole('menuitem', { name: '注销登录' }).click()
  await expect(page.getByRole('dialog', { name: '真的要注销登录吗 ?' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await page.evaluate(() => (window as unknown as { moving: string[] }).moving)).toEqual([])
})

test('words keep their room when their spacing is changed', async ({ page }) => {
  await enterAs(page, 'researcher')
  for (const [address, ready] of [
    ['/', /陈思远/],
    ['/my-project', '我的项目'],
    [formAddress(draftClosingSoon()), '基本信息'],
  ] as const) {
    await page.goto(address)
    await expect(heading(page, ready)).toBeVisible()
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    // WCAG 2.2, 1.4.12.
    await page.addStyleTag({
      content:
        'body * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    })
    expect.soft(await sideways(page)).toBe(0)
    expect.soft(await cutOff(page)).toEqual([])
  }
})
