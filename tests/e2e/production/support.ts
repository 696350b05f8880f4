/** Helpers of the production browser tests: logins by cookie, faults of a page, hanging calls. */
import { expect, type Page, type Route } from '@playwright/test'
import { personaToken } from '../personas-login.mjs'
import { typeLogin } from '../support'

/** A login of its own, as another tab of the browser gets one: in the cookie all tabs share. Answers its token. */
export async function signInElsewhere(page: Page, accountCode: string): Promise<string> {
  const token = await personaToken(page.request, accountCode)
  const { url } = await page.request.head('/', { maxRetries: 3 }).then((answer) => ({ url: answer.url() }))
  await page
    .context()
    .addCookies([{ name: 'portal_token', value: token, url: new URL('/', url).href, sameSite: 'Strict' }])
  return token
}

/** The login of the moment, in the cookie. */
export async function savedToken(page: Page): Promise<string | undefined> {
  return (await page.context().cookies()).find(({ name }) => name === 'portal_token')?.value
}

/** Signs in without the screens and opens an address; the page is marked, so that a new document is noticed. Answers the token. */
export async function enterAs(page: Page, accountCode: string, address: string): Promise<string> {
  const token = await signInElsewhere(page, accountCode)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => {
    Object.assign(window, { marked: true })
  })
  return token
}

/** Whether the document is still the one that was entered. */
export const sameDocument = (page: Page) => page.evaluate(() => 'marked' in window)

/** Network faults of a request. */
export const faults = {
  'the line is cut': (route: Route) => route.abort('internetdisconnected'),
  'a deploy has replaced it': (route: Route) => route.fulfill({ status: 404, body: 'Not Found' }),
} as const

/** Never answers. */
export const hang = () => new Promise<void>(() => {})

/** Signs in by the sign-in screen. */
export async function signInOnScreen(page: Page, accountCode: string): Promise<void> {
  await typeLogin(page, accountCode)
  await expect(userMenu(page)).toBeVisible()
}

export const userMenu = (page: Page, name?: string) =>
  page.getByRole('button', { name: new RegExp(`^${name ?? ''}.*，用户菜单$`) })

/** Answers calls of one operation otherwise; the others go on. */
export async function answerCall(page: Page, operation: string, answer: (route: Route) => unknown): Promise<void> {
  await page.route('**/api/*/graphql', async (route) => {
    if (route.request().postDataJSON()?.operationName === operation) await answer(route)
    else await route.fallback()
  })
}
