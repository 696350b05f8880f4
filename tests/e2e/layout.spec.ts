/** Browser tests of tabs, menu and layout settings. */
import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { findings } from './axe'
import { become, begin, enterAs, formAddress, workOf } from './backend'
import { heading } from './support'
import { expect, test } from './test'

/** Arranges the portal before it is opened, as its settings keep it. */
async function arranged(page: Page, settings: object, look: object = {}): Promise<void> {
  await page.addInitScript(
    ([layout, appearance]) => {
      localStorage.setItem('portal_layout', JSON.stringify(layout))
      localStorage.setItem('portal_appearance', JSON.stringify(appearance))
    },
    [settings, look],
  )
}

const bar = (page: Page) => page.getByRole('navigation', { name: '打开的页面' })
const tab = (page: Page, name: string | RegExp) => bar(page).getByRole('link', { name })
const inMenu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name, exact: true })
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

test('tabs by mouse: a page is restored, and the menu of a tab closes others', async ({ page }) => {
  await arranged(page, { multiTab: true, navigation: 'side' })
  await enterAs(page, 'researcher', '/project-declare')
  await expect(heading(page, '项目申报')).toBeVisible()
  await page.getByRole('textbox', { name: '关键词' }).fill('还没有查')
  await expect(page.getByRole('region', { name: '申报指南' }).getByRole('link').first()).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 500 })
  await page.mouse.wheel(0, 260)
  await expect.poll(() => scrolled(page)).toBeGreaterThan(150)
  const left = await scrolled(page)

  await inMenu(page, '我的项目').click()
  await expect(heading(page, '我的项目')).toBeVisible()
  await tab(page, '项目申报').click()
  await expect(heading(page, '项目申报')).toBeVisible()
  await expect(page.getByRole('textbox', { name: '关键词' })).toHaveValue('还没有查')
  await expect.poll(() => scrolled(page)).toBe(left)

  // A menu at the pointer shuts when the page scrolls, and the page may still be going where it was left.
  const fromMenu = (action: string, done: () => Promise<void>) =>
    expect(async () => {
      await tab(page, '项目申报').click({ button: 'right' })
      await page.getByRole('menuitem', { name: action }).click({ timeout: 2000 })
      await done()
    }).toPass({ timeout: 20_000 })
  await fromMenu('关闭左侧标签', () => expect(page.getByText('左侧没有标签').first()).toBeVisible({ timeout: 2000 }))
  await expect(page.getByRole('menuitem', { name: '关闭左侧标签' })).toBeHidden()
  await fromMenu('关闭右侧标签', () => expect(tab(page, '我的项目')).toHaveCount(0, { timeout: 2000 }))
  await expect(bar(page).getByRole('button', { name: /^关闭“/ })).toHaveCount(0)
})

test('the menu shows every group at 1440 px in both languages for the user with the most groups', async ({ page }) => {
  const entries = page.getByRole('menubar').getByRole('menuitem')
  await page.goto('/user/login')
  for (const persona of ['researcher', 'unitAdministrator', 'academician', 'supervisingDepartment'] as const) {
    await become(page, persona)
    for (const [value, home] of [
      ['zh', '首页'],
      ['en', 'Home'],
    ] as const) {
      await page.context().addCookies([{ name: 'language', value, url: page.url() }])
      await page.goto('/')
      await expect(entries.first()).toContainText(home)
      const folded = entries.and(page.getByLabel(/^(更多|More)$/))
      await expect(folded, `${persona}, ${value}`).toHaveCount(0)
    }
  }
})

test('in a narrow window the header fits, and what the menu has no room for is behind an entry in line with the others', async ({
  page,
}) => {
  await enterAs(page, 'supervisingDepartment')
  await page.setViewportSize({ width: 800, height: 900 })
  const entries = page.getByRole('menubar').getByRole('menuitem')
  const heightAndTop = async (index: number) => {
    const box = await entries.nth(index).boundingBox()
    return [box?.y, box?.height]
  }
  for (const [value, rest] of [
    ['zh', '更多'],
    ['en', 'More'],
  ] as const) {
    await page.context().addCookies([{ name: 'language', value, url: page.url() }])
    await page.goto('/')
    await expect(entries.last()).toHaveAccessibleName(rest)
    expect(await heightAndTop((await entries.count()) - 1)).toEqual(await heightAndTop(0))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(800)
  }
})

for (const [name, look, scheme] of [
  ['dark, as the system prefers', {}, 'dark'],
  ['high contrast and large text', { contrast: true, large: true }, 'light'],
  ['dark with high contrast', { dark: true, contrast: true }, 'light'],
] as const) {
  test(`axe finds nothing in ${name}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme })
    await arranged(page, { multiTab: true, navigation: 'side' }, look)
    await enterAs(page, 'researcher')
    for (const address of ['/', formAddress(await begin(page), 'plan')]) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('.ant-skeleton, [aria-busy=true]')).toHaveCount(0)
      expect.soft(await findings(page), address).toEqual([])
    }
  })
}

test('actions share one baseline, links and buttons alike', async ({ page }) => {
  /** Distance of each text from the top of the window. */
  const tops = (selector: string) =>
    page.locator(selector).evaluate((box) =>
      [...box.children].map((child) => {
        const words = document.createRange()
        words.selectNodeContents(child)
        return Math.round(words.getClientRects()[words.getClientRects().length - 1]?.bottom ?? 0)
      }),
    )
  await enterAs(page, 'awardUnitOfficer', '/award/unit-nomination')
  const actions = page.getByRole('row').filter({ has: page.getByRole('button', { name: /^提醒/ }) })
  await expect(actions.getByRole('button', { name: /^撤回提名/ })).toBeVisible()
  await actions
    .getByRole('button', { name: /^提醒/ })
    .locator('..')
    .evaluate((box) => box.setAttribute('data-seen', ''))
  expect(new Set(await tops('[data-seen]')).size).toBe(1)
})

test('in a narrow window no word of a status in a list is broken', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 900 })
  await enterAs(page, 'unitAdministrator', '/company/unit-1/project')
  for (const status of ['待单位审核', 'Awaiting unit review']) {
    const tag = page.getByRole('table').getByText(status, { exact: true }).first()
    await expect(tag).toBeVisible()
    const lines = await tag.evaluate((element) => {
      const words = document.createRange()
      words.selectNodeContents(element)
      return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size
    })
    expect(lines).toBeLessThanOrEqual(status.split(' ').length)
    if (status.startsWith('待')) await page.getByRole('button', { name: 'English' }).click()
  }
})

test('in a narrow window the headings of a list with many columns are not broken within a word', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 900 })
  await enterAs(page, 'awardUnitOfficer', '/award/unit-nomination')
  const headings = page.getByRole('table').getByRole('columnheader')
  await expect(headings.first()).toBeVisible()
  const lines = await headings.evaluateAll((cells) =>
    cells.map((cell) => {
      const words = document.createRange()
      words.selectNodeContents(cell)
      const tops = new Set([...words.getClientRects()].map(({ top }) => Math.round(top / 12)))
      return `${cell.textContent}: ${tops.size}`
    }),
  )
  expect(lines.filter((line) => !/: [12]$/.test(line))).toEqual([])
})

test('in a narrow window the actions of a list stay in sight beside its columns', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 900 })
  await enterAs(page, 'supervisingDepartment', '/commission')
  const rows = page.getByRole('table').locator('tbody tr')
  await expect(rows.first()).toBeVisible()
  const [frame, actions] = await rows.first().evaluate((row) => {
    const frameOf = row.closest('table')?.parentElement as HTMLElement
    return [
      { hidden: frameOf.scrollWidth - frameOf.clientWidth, end: frameOf.getBoundingClientRect().right },
      (row.lastElementChild as HTMLElement).getBoundingClientRect().right,
    ] as const
  })
  expect(frame.hidden).toBeGreaterThan(0)
  expect(actions).toBeLessThanOrEqual(frame.end + 1)
})

test('on a telephone the values of a submitted table stand beside their labels, with the button for a remark', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterAs(page, 'supervisingDepartment')
  const { id } = await workOf(page, 'MATCHING', { states: ['SUBMITTED'] })
  await page.goto(`/commission/work/${id}`)
  const table = page.getByRole('table', { name: '年度安排' })
  await expect(table.getByRole('button').first()).toBeAttached()
  const apart = await table.locator('tbody td').evaluateAll(
    (cells) =>
      cells.filter((cell) => {
        const [label, value] = [...cell.children].map((child) => child.getBoundingClientRect())
        return cell.children.length !== 2 || !label || !value || value.left < label.right || value.top > label.bottom
      }).length,
  )
  expect(apart).toBe(0)
})

/** The texts of the sheets that a page is printed on. */
async function sheetsOf(page: Page): Promise<string[]> {
  const pdf = new Uint8Array(await page.pdf({ format: 'A4' }))
  // Some characters come as the radical that looks like them.
  return (await extractText(await getDocumentProxy(pdf))).text.map((sheet) => sheet.normalize('NFKC'))
}

test('a review goes on paper after its application, on a sheet of its own', async ({ page }) => {
  await enterAs(page, 'expert', '/expert/review/review-tech-1')
  await expect(page.getByRole('heading', { name: '技术攻关类项目评审表' })).toBeVisible()
  const sheets = await sheetsOf(page)
  expect(sheets.map((sheet) => sheet.includes('技术攻关类项目评审表'))).toEqual(
    sheets.map((_, at) => at === sheets.length - 1),
  )
  // The total of a table comes once, after its last row.
  expect(sheets.join().match(/合计 86\.00/g)).toHaveLength(1)
})

test('lists go on paper with their rows alone, without filters, pages and buttons', async ({ page }) => {
  await enterAs(page, 'researcher', '/my-project')
  const pressed = page.getByRole('main').getByRole('button')
  await expect(page.getByRole('button', { name: '导出 Excel' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: '关键词' })).toBeHidden()
  await expect(pressed.and(page.locator(':not(th *)'))).toHaveCount(0)
  // Every sheet has the head of the table.
  const sheets = await sheetsOf(page)
  expect(sheets.length).toBeGreaterThan(1)
  for (const sheet of sheets) expect(sheet).toContain('承担单位')
  await page.goto('/mail')
  await expect(page.getByRole('main').getByRole('link', { name: /^填报/ }).first()).toBeVisible()
  await expect(pressed).toHaveCount(0)
})
