/** Browser tests of a backend that never answers. */
import { expect, test } from '@playwright/test'
import { answer, heading, signOut } from '../support'
import { answerCall, enterAs, hang, sameDocument, savedToken } from './support'

test('signing out with a hanging backend ends the session after three seconds', async ({ page }) => {
  await enterAs(page, 'researcher', '/my-project')
  await answerCall(page, 'Logout', hang)
  const begun = Date.now()
  await signOut(page)
  expect(Date.now() - begun).toBeLessThan(10_000)
  expect(await savedToken(page)).toBeUndefined()
})

test('a failing part of the header leaves the page intact, and can be retried', async ({ page }) => {
  await page.route('**/api/message/graphql', (route) =>
    route.fulfill({ json: { data: { notices: { total: 3, items: [null] }, inbox: { total: 0, items: 5 } } } }),
  )
  await enterAs(page, 'researcher', '/my-project')
  await page.getByRole('button', { name: /^通知和消息/ }).click()
  await expect(page.getByRole('button', { name: '通知和消息没有显示成功，点此重试' })).toBeVisible()
  await expect(heading(page, '我的项目')).toBeVisible()
  await expect(page.getByRole('button', { name: /，用户菜单$/ })).toBeVisible()
  expect(await sameDocument(page)).toBe(true)
})

const formAddress = () =>
  `/smartform/project-declaration/content-${String(new Date().getFullYear()).slice(2)}Y1190-001/plan`

test('a hanging device storage and backend do not block the user, and leaving asks after two seconds', async ({
  page,
}) => {
  await page.addInitScript(() => {
    indexedDB.open = () => new EventTarget() as IDBOpenDBRequest
  })
  await enterAs(page, 'researcher', formAddress())
  await answerCall(page, 'SaveFields', hang)
  await answer(page, '研究目标与考核指标').fill('哪里都存不下的')
  const begun = Date.now()
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page.getByRole('status').filter({ hasText: '正在保存您填写的内容' })).toBeVisible()
  const question = page.getByRole('dialog', { name: '还有内容没有保存到服务器' })
  await expect(question).toContainText('这些内容本机也没有存下')
  expect(Date.now() - begun).toBeLessThan(4000)
  await question.getByRole('button', { name: '仍然离开' }).click()
  await expect(page).toHaveURL('/')
})

test('a page whose loader fails with 500 shows the 500 page inside the layout, with a retry', async ({ page }) => {
  await answerCall(page, 'UserUnits', (route) => route.fulfill({ status: 500, json: {} }))
  await enterAs(page, 'unitAdministrator', '/')
  await page.getByRole('navigation', { name: '快捷入口' }).getByRole('link', { name: '单位管理' }).click()
  await expect(heading(page, '服务器出错了')).toBeVisible()
  await expect(page).toHaveURL('/500')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.unroute('**/api/*/graphql')
  await page.getByRole('main').locator('section').getByRole('button', { name: '重试' }).click()
  await expect(page).toHaveURL(/\/company\/unit-1/)
})
