/**
 * Browser tests of sessions on the production build: late responses of an ended session, a login in another tab, a failed service that must not
 * sign anybody out, nothing of one person left for the next.
 */
import { expect, type Page, type Route, test } from '@playwright/test'
import { answer, chooseInMenu, heading, signOut } from '../support'
import { answerCall, enterAs, sameDocument, savedToken, signInElsewhere, signInOnScreen, userMenu } from './support'

const formAddress = () =>
  `/smartform/project-declaration/content-${String(new Date().getFullYear()).slice(2)}Y1190-001/plan`

/** Blocks the requests of a session until they are answered with a status; later requests pass. */
async function delayCallsOf(page: Page, token: string) {
  const heldCalls: Route[] = []
  await page.route('**/api/*/graphql', (route) => {
    if (route.request().headers().authorization !== `Bearer ${token}`) return route.fallback()
    heldCalls.push(route)
  })
  return {
    begun: (least = 1) => expect.poll(() => heldCalls.length).toBeGreaterThanOrEqual(least),
    answer: (status: number) => Promise.all(heldCalls.splice(0).map((route) => route.fulfill({ status, json: {} }))),
  }
}

/** The cookie and the header of each request. */
function watchCalls(page: Page) {
  const seen: { cookie: string | undefined; bearer: string | undefined; status: number }[] = []
  page.on('response', async (response) => {
    if (!response.url().includes('/api/')) return
    // Requests answered while the page closes belong to no test.
    const headers = await response
      .request()
      .allHeaders()
      .catch(() => null)
    if (!headers) return
    const cookie = /(?:^|; )portal_token=([^;]+)/.exec(headers.cookie ?? '')?.[1]
    seen.push({ cookie, bearer: headers.authorization?.slice('Bearer '.length), status: response.status() })
  })
  return seen
}

test.describe('a response belongs to the session that sent the request', () => {
  test('a late 401 of an old session’s load keeps the new session and its page', async ({ page }) => {
    const former = await signInElsewhere(page, 'researcher')
    const heldCalls = await delayCallsOf(page, former)
    await page.goto('/pre-project-manage')
    await heldCalls.begun(2)
    const fresh = await signInElsewhere(page, 'unitAdministrator')
    await heldCalls.answer(402)
    await expect(userMenu(page)).toBeVisible()
    await expect(page).toHaveURL(/pre-project-manage/)
    expect(await savedToken(page)).toBe(fresh)
  })

  test('a page of an old session with a late 401 switches to the new session', async ({ page }) => {
    const former = await enterAs(page, 'researcher', '/my-project')
    const heldCalls = await delayCallsOf(page, former)
    await page.getByRole('main').getByRole('textbox').first().fill('纳米')
    await page.keyboard.press('Enter')
    await heldCalls.begun()
    const fresh = await signInElsewhere(page, 'unitAdministrator')
    await heldCalls.answer(402)
    await expect(page.getByRole('main')).toContainText('你无权访问该页面')
    await expect(userMenu(page)).toBeVisible()
    expect(await savedToken(page)).toBe(fresh)
  })

  test('signing out ends the page’s own session, not one started in another tab', async ({ page }) => {
    const own = await enterAs(page, 'researcher', '/my-project')
    const others = await signInElsewhere(page, 'unitAdministrator')
    const logoutRequest = page.waitForRequest((request) => request.postDataJSON()?.operationName === 'Logout')
    await userMenu(page).click()
    await page.getByRole('menuitem', { name: '注销登录' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '注销登录', exact: true }).click()
    expect((await logoutRequest).headers().authorization).toBe(`Bearer ${own}`)
    expect(await savedToken(page)).toBe(others)
    // After a reload the page belongs to the other user, who may not open it.
    await expect(page.getByRole('main')).toContainText('你无权访问该页面')
    await expect(userMenu(page)).toBeVisible()
  })
})

test('a gateway that reads the shared cookie never confuses two users', async ({ page }) => {
  await enterAs(page, 'researcher', formAddress())
  const calls = watchCalls(page)
  await answer(page, '预期成果与效益').fill('自己的登录还在时写的')
  await expect.poll(() => calls.length).toBeGreaterThan(0)
  const others = await signInElsewhere(page, 'unitAdministrator')
  await answer(page, '预期成果与效益').fill('另一个人登录之后写的')
  // The page is left for the other person.
  await expect.poll(() => sameDocument(page).catch(() => true)).toBe(false)
  await expect(userMenu(page)).toBeVisible()
  expect(calls.filter(({ cookie, bearer }) => cookie !== undefined && cookie !== bearer)).toEqual([])
  expect(calls.filter(({ status }) => status === 402)).toEqual([])
  expect(calls.at(-1)).toMatchObject({ bearer: others, cookie: others })
})

test.describe('a failed or refused service does not end the session', () => {
  test('an unavailable expert endpoint: the portal works without it, and recovers later', async ({ page }) => {
    await page.route('**/api/expert/graphql', (route) => route.fulfill({ status: 503, body: 'out' }))
    const token = await enterAs(page, 'expert', '/')
    const notice = page.getByRole('status').filter({ hasText: '您的专家身份暂时没有加载成功' })
    await expect(notice).toBeVisible()
    expect(await savedToken(page)).toBe(token)
    await page.unroute('**/api/expert/graphql')
    await notice.getByRole('button', { name: '重试' }).click()
    await expect(page.getByText(/您的专家身份/)).toHaveCount(0)
  })

  test('a picture refused with 401 shows the error in its place', async ({ page }) => {
    await answerCall(page, 'UnitInfo', async (route) => {
      const response = await route.fetch()
      const json = await response.json()
      Object.assign(json.data.unitInfo ?? json.data.unit, { unitLogo: 'logo.png', unitLogoName: 'logo.png' })
      await route.fulfill({ response, json })
    })
    await page.route('**/api/common/oss/**', (route) => route.fulfill({ status: 401, json: {} }))
    const refused = page.waitForResponse('**/api/common/oss/**')
    const token = await enterAs(page, 'unitAdministrator', '/company/unit-1/info')
    expect((await refused).status()).toBe(401)
    await expect(page.getByText('logo.png').first()).toBeVisible()
    await expect(heading(page, '单位信息')).toBeVisible()
    await expect(page).toHaveURL('/company/unit-1/info')
    expect(await savedToken(page)).toBe(token)
  })
})

test.describe('nothing of one user reaches the next', () => {
  test('a session ended by the server closes its tabs like signing out', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('portal_layout', JSON.stringify({ multiTab: true })))
    await enterAs(page, 'researcher', '/')
    const tabs = page.getByRole('navigation', { name: '打开的页面' }).getByRole('link')
    await chooseInMenu(page, '项目管理', '我的项目')
    await expect(tabs).toHaveCount(2)
    await page.route('**/api/*/graphql', (route) => route.fulfill({ status: 402, json: {} }))
    await page.getByRole('main').getByRole('textbox').first().fill('纳米')
    await page.keyboard.press('Enter')
    await expect(heading(page, '登录')).toBeVisible()
    await page.unroute('**/api/*/graphql')
    expect(await savedToken(page)).toBeUndefined()
    await signInOnScreen(page, 'researcher')
    await expect(heading(page, '我的项目')).toBeVisible()
    await expect(tabs).toHaveCount(1)
  })

  test('the return address and the source system are cleared with the session', async ({ page }) => {
    const from = async () => {
      const call = await page.waitForRequest((request) => request.postDataJSON()?.operationName === 'LoginByPassword')
      return call.postDataJSON().variables.account.sys
    }
    await page.goto('/user/login?redirect_url=%2Faccount%2Fsettings%2Finfo&sys=s09')
    const first = from()
    await signInOnScreen(page, 'researcher')
    expect(await first).toBe('s09')
    await expect(page).toHaveURL('/account/settings/info')
    // Arrived with a wish they never came to follow.
    await page.goto('/my-project?redirect_url=%2Faccount%2Fsettings%2Fbank&sys=s10')
    await signOut(page)
    const second = from()
    await signInOnScreen(page, 'unitAdministrator')
    expect(await second).toBeUndefined()
    await expect(page).not.toHaveURL(/\/account\/settings/)
  })
})
