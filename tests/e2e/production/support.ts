import { expect, type Page, type Route } from '@playwright/test'
import { password } from '../support'

const loginCall =
  'mutation SignIn($account: AccountInput!) { loginByPassword(account: $account) { success token code message } }'

/** Signs in without the screens and opens an address; the page is marked, so that a new document is noticed. */
export async function enterAs(page: Page, accountCode: string, address: string): Promise<void> {
  const account = { clientType: '1', accountCode, password, loginType: 'person' }
  const data = { query: loginCall, variables: { account } }
  const answer = await page.request.post('/api/permission/graphql', { data })
  const { token } = (await answer.json()).data.loginByPassword
  await page.goto('/favicon.svg')
  await page.context().addCookies([{ name: 'portal_token', value: token, url: page.url(), sameSite: 'Strict' }])
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => {
    Object.assign(window, { marked: true })
  })
}

/** Whether the document is still the one that was entered. */
export const sameDocument = (page: Page) => page.evaluate(() => 'marked' in window)

/** What the network does with a request. */
export const faults = {
  'the line is cut': (route: Route) => route.abort('internetdisconnected'),
  'a deploy has replaced it': (route: Route) => route.fulfill({ status: 404, body: 'Not Found' }),
} as const

/** Never answers. */
export const hang = () => new Promise<void>(() => {})

/** Answers calls of one operation otherwise; the others go on. */
export async function answerCall(page: Page, operation: string, answer: (route: Route) => unknown): Promise<void> {
  await page.route('**/api/*/graphql', async (route) => {
    if (route.request().postDataJSON()?.operationName === operation) await answer(route)
    else await route.fallback()
  })
}
