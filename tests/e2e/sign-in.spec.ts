/** Browser tests of signing in on a desktop, and of the screens before the login with axe. */
import type { Page } from '@playwright/test'
import { desk, freeOfBarriers } from './barriers'
import { signedOutScreens } from './signed-out-screens'
import { heading, password } from './support'
import { expect, test } from './test'

const home = (page: Page) => expect(page.getByRole('button', { name: /，用户菜单$/ })).toBeVisible()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Files and calls that the page asks for from now on. */
function requestsOf(page: Page) {
  const files: string[] = []
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) calls.push(request.postData() ?? '')
    else files.push(request.url())
  })
  const isCipher = (url: string) => /\/sm2-[^/]*\.js$/.test(url)
  return {
    hasCipher: () => files.some(isCipher),
    /** The passwords of the sign-in calls, as they are sent. */
    passwords: () =>
      calls
        .filter((body) => body.includes('LoginByPassword'))
        .map((body) => JSON.parse(body).variables.account.password),
    bodies: () => calls.join(),
  }
}

async function typePassword(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: '用户名或手机号码' }).fill('researcher')
  await page.getByRole('textbox', { name: '密码' }).fill(password)
}

test('with the town’s public key a password leaves the page as SM2 ciphertext, and the cipher loads only then', async ({
  page,
}) => {
  const requests = requestsOf(page)
  await page.goto('/user/login')
  await typePassword(page)
  expect(requests.hasCipher()).toBe(false)
  await button(page, '登录').click()
  await home(page)
  expect(requests.hasCipher()).toBe(true)
  expect(requests.passwords()).toEqual([expect.stringMatching(/^04[0-9a-f]{192,}$/)])
  expect(requests.bodies()).not.toContain(password)
})

test('one-stop: a bound user returns to the requested page', async ({ page }) => {
  await page.goto('/user/login?redirect=%2Fmy-project')
  await page.getByRole('link', { name: '一网通办登录' }).click()
  await expect(page.getByText(/将离开本平台，前往 localhost/)).toBeVisible()
  await page.getByRole('link', { name: '前往一网通办' }).click()
  await page.getByRole('button', { name: /^个人：陈思远/ }).click()
  await expect(heading(page, '我的项目')).toBeVisible()
})

test.describe('on a desktop', () => {
  test.use({ viewport: desk })
  test('every screen of a guest passes axe, has one heading, and never scrolls sideways', async ({ page }) => {
    test.setTimeout(300_000)
    await freeOfBarriers(page, signedOutScreens)
  })
})
