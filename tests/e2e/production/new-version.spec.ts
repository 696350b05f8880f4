/** Browser tests of a newly deployed version and the service worker. */
import { expect, type Page, test } from '@playwright/test'
import { breakDevice } from '../break-device'
import { answer, chooseInMenu, expectSaved, heading, saveState } from '../support'
import { startDeploying } from './deploying'
import { answerCall, enterAs, faults, sameDocument, savedToken } from './support'

const formAddress = () =>
  `/smartform/project-declaration/content-${String(new Date().getFullYear()).slice(2)}Y1190-001/plan`

const offer = (page: Page) => page.getByRole('button', { name: '立即刷新' })

// They write in one form of one backend: one after the other.
test.describe.configure({ mode: 'default' })

/** A text of this attempt alone: what an earlier one has saved would be no change. */
const typed = (text: string) => `${text} ${test.info().retry}.${test.info().repeatEachIndex}`

test.describe('a new version of the portal', () => {
  const serveAnother = (page: Page) =>
    page.route('**/version.json*', (route) => route.fulfill({ json: { version: '99.0.0+other' } }))
  /** The user returns to the tab after a while. */
  const comeBack = async (page: Page) => {
    await page.clock.fastForward('06:00')
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  }

  test('is offered once everything is saved, loads only on request, and never over unsaved input', async ({ page }) => {
    await page.clock.install()
    await enterAs(page, 'researcher', formAddress())
    await serveAnother(page)
    await answerCall(page, 'SaveFields', (route) => route.abort('internetdisconnected'))
    await answer(page, '创新点').fill(typed('新版本上线时正在写'))
    await expect(saveState(page)).toHaveText('仅存于本机，会自动重试')
    await comeBack(page)
    await page.clock.fastForward('00:10')
    await expect(offer(page)).toHaveCount(0)

    await page.unroute('**/api/*/graphql')
    await page.clock.fastForward('01:10')
    await expectSaved(page)
    await page.clock.fastForward('00:04')
    await expect(page.getByText('请在方便时刷新，改用新版本；已保存的内容都在。').first()).toBeVisible()

    await answerCall(page, 'SaveFields', (route) => route.abort('internetdisconnected'))
    await answer(page, '创新点').fill(typed('看到提示以后又写的'))
    await offer(page).click()
    await expect(page.getByText('还有未保存的内容，保存后会再次提示刷新。').first()).toBeVisible()
    expect(await sameDocument(page)).toBe(true)

    await page.unroute('**/api/*/graphql')
    await page.clock.fastForward('01:10')
    await expectSaved(page)
    await page.clock.fastForward('00:04')
    await offer(page).last().click()
    await expect.poll(() => sameDocument(page).catch(() => true)).toBe(false)
    await expect(answer(page, '创新点')).toHaveValue(typed('看到提示以后又写的'))
  })

  test('that removed the chunk of the next page keeps unsaved input on the device, and sends it on return', async ({
    page,
  }) => {
    await enterAs(page, 'researcher', formAddress())
    await answerCall(page, 'SaveFields', (route) => route.abort('internetdisconnected'))
    await answer(page, '创新点').fill(typed('换版本时没有保存的'))
    await expect(saveState(page)).toHaveText('仅存于本机，会自动重试')
    await page.route('**/assets/GuidesPage*', faults['a deploy has replaced it'])
    await page.route('**/project-declare', async (route) => {
      await page.unroute('**/assets/GuidesPage*')
      await page.unroute('**/api/*/graphql')
      await route.continue()
    })
    await chooseInMenu(page, '项目管理', '项目申报')
    const dialog = page.getByRole('dialog', { name: '还有内容没有保存到服务器' })
    await expect(dialog).toContainText('这些内容已存在本机')
    await dialog.getByRole('button', { name: '仍然离开' }).click()
    // The user allowed leaving, so the page loads as a new document.
    await expect(heading(page, '项目申报')).toBeVisible()
    expect(await sameDocument(page)).toBe(false)
    await page.goBack()
    await expect(answer(page, '创新点')).toHaveValue(typed('换版本时没有保存的'))
    await expectSaved(page)
  })
})

test('an error report contains version, route pattern and kind of error, and no personal data', async ({ page }) => {
  const reports: { body: string; headers: Record<string, string> }[] = []
  await page.route('http://errors.test/**', async (route) => {
    reports.push({ body: route.request().postData() ?? '', headers: await route.request().allHeaders() })
    await route.fulfill({ status: 204 })
  })
  const token = await enterAs(page, 'unitAdministrator', '/company/unit-1/info?from=王芳')
  await page.evaluate(() =>
    setTimeout(() => {
      throw new TypeError('王芳 13812345678 at unit-1 is not valid')
    }),
  )
  await expect.poll(() => reports.length).toBe(1)
  const [{ body, headers } = { body: '', headers: {} }] = reports
  const payload = JSON.parse(body)
  expect(Object.keys(payload).sort()).toEqual(['message', 'name', 'route', 'stack', 'version'])
  expect(payload).toMatchObject({ name: 'TypeError', message: '… at … is not valid', stack: [] })
  expect(payload.route).toBe('/company/:id/info')
  expect(payload.version).toMatch(/^\d+\.\d+\.\d+/)
  const all = body + JSON.stringify(headers)
  for (const secret of ['王芳', '1381234', 'unit-1', token, 'portal_token', 'from=']) expect(all).not.toContain(secret)
  expect(headers).not.toHaveProperty('cookie')
  expect(headers).not.toHaveProperty('referer')
  expect(await savedToken(page)).toBe(token)
})

for (const [fault, words] of [
  ['denied', '被拒绝'],
  ['hanging', '不答复'],
] as const) {
  test(`a device storage that is ${fault}: the page reports that drafts are not stored, until everything is saved`, async ({
    page,
  }) => {
    await breakDevice(page, fault)
    await enterAs(page, 'researcher', '/account/settings/info')
    const title = page.getByRole('textbox', { name: /^职务/ })
    const alert = page.getByText('这台设备现在存不下您填写的内容，请不要关闭页面，尽快保存或提交。')
    await title.fill(`本机存储${words}`)
    await expect(alert).toBeVisible()
    await page.getByRole('button', { name: /保存基本信息$/ }).click()
    await expect(page.getByText('操作成功，已保存').first()).toBeVisible()
    await expect(alert).toHaveCount(0)
    await page.reload()
    await expect(title).toHaveValue(`本机存储${words}`)
  })
}

test.describe('the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  /** The worker of the build that is served now takes over, as browsers have it do at the next look. */
  const takeOver = (page: Page) =>
    page.evaluate(async () => {
      const former = navigator.serviceWorker.controller
      const registration = await navigator.serviceWorker.ready
      // A look while the former one is still being dealt with finds nothing.
      for (; navigator.serviceWorker.controller === former; await new Promise((done) => setTimeout(done, 500)))
        await registration.update()
    })

  test('updates after a deploy while a user types: input stays, a missing chunk is reported, and the new version loads only on request', async ({
    page,
    baseURL,
  }) => {
    const site = await startDeploying(baseURL ?? '')
    await enterAs(page, 'researcher', `${site.origin}${formAddress()}`)
    await page.evaluate(() => navigator.serviceWorker.register('/offline-worker.js'))
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    await answerCall(page, 'SaveFields', (route) => route.abort('internetdisconnected'))
    await answer(page, '创新点').fill(typed('换后台程序以前写的'))
    await expect(saveState(page)).toHaveText('仅存于本机，会自动重试')

    site.deploy()
    await takeOver(page)
    await answer(page, '立项依据').fill(typed('换后台程序以后写的'))
    await expect(saveState(page)).toHaveText('仅存于本机，会自动重试')
    await page.keyboard.press('Control+k')
    const word = page.getByRole('alertdialog', { name: '没有打开' })
    await expect(word).toContainText('没有加载成功')
    await word.getByRole('button', { name: /^关\s?闭/ }).click()
    await expect(offer(page)).toHaveCount(0)
    expect(await sameDocument(page)).toBe(true)

    await page.unroute('**/api/*/graphql')
    await expectSaved(page)
    await offer(page).click()
    await expect.poll(() => sameDocument(page).catch(() => true)).toBe(false)
    await expect(answer(page, '创新点')).toHaveValue(typed('换后台程序以前写的'))
    await expect(answer(page, '立项依据')).toHaveValue(typed('换后台程序以后写的'))
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
    site.stop()
  })

  test('is removed with its caches while input is unsaved and the network is down: nothing is lost', async ({
    page,
    context,
  }) => {
    await enterAs(page, 'researcher', formAddress())
    await page.evaluate(() =>
      navigator.serviceWorker.register('/offline-worker.js').then(() => navigator.serviceWorker.ready),
    )
    await context.setOffline(true)
    await answer(page, '创新点').fill(typed('没有线路也没有后台程序'))
    await expect(saveState(page)).toHaveText('仅存于本机，会自动重试')
    await page.evaluate(async () => {
      for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister()
      for (const name of await caches.keys()) await caches.delete(name)
    })
    await answer(page, '立项依据').fill(typed('还在写'))
    await expect(saveState(page)).toHaveText('仅存于本机，会自动重试')
    await context.setOffline(false)
    await expectSaved(page)
    await page.reload()
    await expect(answer(page, '创新点')).toHaveValue(typed('没有线路也没有后台程序'))
    await expect(answer(page, '立项依据')).toHaveValue(typed('还在写'))
  })
})
