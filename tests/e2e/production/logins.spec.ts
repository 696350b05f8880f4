/**
 * Browser tests of sessions on the production build: a login in another tab beside a gateway that reads the cookie, and nothing of one person left
 * for the next.
 */
import { expect, type Page, test } from '@playwright/test'
import { answer, chooseInMenu, heading, signOut } from '../support'
import { enterAs, sameDocument, savedToken, signInElsewhere, signInOnScreen, userMenu } from './support'

const formAddress = () =>
  `/smartform/project-declaration/content-${String(new Date().getFullYear()).slice(2)}Y1190-001/plan`

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
