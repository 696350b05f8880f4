/** Browser test of a day with messages and to-dos in two tabs. */
import type { Page } from '@playwright/test'
import { enterAs } from './backend'
import { heading } from './support'
import { expect, test } from './test'

/** How many notices and messages a tab says are unread; -1 while its bell and its name do not agree. */
async function unread(page: Page): Promise<number> {
  const name = await page.getByRole('button', { name: /^通知和消息/ }).getAttribute('aria-label')
  const count = Number(name?.match(/\d+/)?.[0] ?? 0)
  return Number((await page.title()).match(/^\((\d+)\) /)?.[1] ?? 0) === count ? count : -1
}

test('messages are read and marked, with equal counts in two tabs', async ({ page, context }) => {
  const other = await context.newPage()

  await test.step('the bell leads to all notices', async () => {
    await enterAs(page, 'researcher')
    await page.getByRole('button', { name: /^通知和消息，\d+ 条未读$/ }).click()
    await page.getByRole('link', { name: '查看全部' }).filter({ visible: true }).click()
    await expect(heading(page, '通知')).toBeVisible()
    await other.goto('/mail')
    await expect(heading(other, '待办事项')).toBeVisible()
  })

  await test.step('opened, a notice is read in both tabs, and stands beside its list', async () => {
    const before = await unread(page)
    await expect.poll(() => unread(other)).toBe(before)
    await page.getByRole('link', { name: /关于系统维护的公告/ }).click()
    await expect(page.getByRole('heading', { level: 2, name: '关于系统维护的公告' })).toBeFocused()
    await expect(page.getByRole('list', { name: '通知' })).toBeVisible()
    await expect.poll(() => unread(page)).toBe(before - 1)
    await expect.poll(() => unread(other)).toBe(before - 1)
  })

  await test.step('no picture of a notice is fetched, a table wider than the window scrolls by itself', async () => {
    const calls: string[] = []
    page.on('request', (request) => calls.push(request.url()))
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('link', { name: '返回列表' }).click()
    await page.getByRole('link', { name: /关于加强科研诚信建设的若干要求/ }).click()
    await expect(page.getByRole('link', { name: '图片（未加载）：处理流程图' })).toBeVisible()
    expect(calls.filter((url) => url.includes('example.org'))).toEqual([])
    // On a phone the message opens alone, and the back link leads to its row.
    await expect(page.getByRole('list', { name: '通知' })).toBeHidden()
    const sideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(await sideways()).toBe(0)
    expect(await page.getByRole('table').evaluate((table) => table.scrollWidth > table.clientWidth)).toBe(true)
    await page.getByRole('link', { name: '返回列表' }).click()
    await expect(page.getByRole('link', { name: /关于加强科研诚信建设的若干要求/ })).toBeFocused()
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  await test.step('all that is unread is marked after asking, in both tabs', async () => {
    await page.goto('/mail/2')
    await page.getByRole('button', { name: /^全部标为已读（\d+）$/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: '标为已读' }).click()
    await expect(page.getByText(/^已将 \d+ 条标为已读$/)).toBeVisible()
    await expect(page.getByRole('link', { name: '未读消息（0）' })).toBeVisible()
    await expect(other.getByRole('link', { name: '未读消息（0）' })).toBeVisible()
  })
})
