import { expect, test } from '@playwright/test'
import { heading, signOut } from '../support'
import { answerCall, enterAs, hang, sameDocument } from './support'

test('a list that is never answered says so after its limit, and can be asked for again', async ({ page }) => {
  await page.clock.install()
  await answerCall(page, 'MyProjects', hang)
  await enterAs(page, 'researcher', '/my-project')
  await page.clock.runFor(31_000)
  await expect(page.getByRole('main').getByRole('alert')).toContainText('服务器很久没有答复')
  await page.unroute('**/api/*/graphql')
  await page.getByRole('main').getByRole('button', { name: '重试' }).click()
  await expect(page.getByRole('table')).toBeVisible()
})

test('signing out does not wait for a backend that hangs: after three seconds the login is gone', async ({ page }) => {
  await enterAs(page, 'researcher', '/my-project')
  await answerCall(page, 'Logout', hang)
  const begun = Date.now()
  await signOut(page)
  expect(Date.now() - begun).toBeLessThan(10_000)
  expect((await page.context().cookies()).filter(({ name }) => name === 'portal_token')).toEqual([])
})

test('an upload in which nothing moves ends, says so at the file and can be tried again', async ({ page }) => {
  await page.clock.install()
  await page.route('**/object-storage/**', hang)
  await enterAs(page, 'researcher', '/account/settings/info')
  const sent = page.waitForRequest('**/object-storage/**')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: '证件.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 text') })
  await sent
  await expect(page.getByText('正在上传…').first()).toBeVisible()
  await page.clock.runFor(31_000)
  await expect(page.getByText(/文件传输中断/)).toBeVisible()
  await page.unroute('**/object-storage/**')
  await page.getByRole('button', { name: /重试|重新上传/ }).click()
  await expect(page.getByText(/文件传输中断/)).toHaveCount(0)
})

test('a part of the header that fails leaves the page as it is, and can be drawn again', async ({ page }) => {
  await page.route('**/api/message/graphql', (route) =>
    route.fulfill({ json: { data: { notices: { total: 3, items: [null] }, inbox: { total: 0, items: 5 } } } }),
  )
  await enterAs(page, 'researcher', '/my-project')
  await page.getByRole('button', { name: /^通知和消息/ }).click()
  await expect(page.getByRole('button', { name: '通知和消息没有显示成功，点击重试' })).toBeVisible()
  await expect(heading(page, '我的项目')).toBeVisible()
  await expect(page.getByRole('button', { name: /，用户菜单$/ })).toBeVisible()
  expect(await sameDocument(page)).toBe(true)
})

test('a device store that never answers keeps nobody out, nor on a page', async ({ page }) => {
  await page.addInitScript(() => {
    indexedDB.open = () => new EventTarget() as IDBOpenDBRequest
  })
  const year = String(new Date().getFullYear()).slice(2)
  await enterAs(page, 'researcher', `/smartform/project-declaration/content-${year}Y1190-001/plan`)
  await expect(page.getByRole('navigation', { name: '填写页面' })).toBeVisible()
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL('/')
})
