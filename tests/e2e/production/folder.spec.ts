import { expect, test } from '@playwright/test'
import { heading, signOut } from '../support'
import { startNginx } from './nginx'
import { signInOnScreen } from './support'

let nginx: Awaited<ReturnType<typeof startNginx>>

test.beforeAll(async ({ baseURL }) => {
  const lines = ['location = /portal', 'location ^~ /portal/'].map((line) => [`# ${line}`, line] as const)
  nginx = await startNginx({ dist: 'dist-folder', backend: new URL(baseURL ?? '').host, changes: lines })
})
test.afterAll(() => nginx?.stop())

test('in a folder of the site: signing in, an address loaded anew, links, the frames’ prefix, a login that ends, signing out', async ({
  page,
}) => {
  const outside: string[] = []
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin === nginx.origin && !pathname.startsWith('/portal/')) outside.push(pathname)
  })
  const at = (path: string) => `${nginx.origin}/portal${path}`
  const cookies = async () => (await page.context().cookies()).map(({ name, path }) => `${name} ${path}`)

  // The folder's bare name leads in, and who has no login to signing in, with the way back.
  await page.goto(`${nginx.origin}/portal`)
  await expect(page).toHaveURL(at('/user/login?redirect=%2F'))
  await page.goto(at('/my-project?page=1'))
  await signInOnScreen(page, 'researcher')
  await expect(heading(page, '我的项目')).toBeVisible()
  await expect(page).toHaveURL(at('/my-project?page=1'))
  expect(await cookies()).toContain('portal_token /portal/')
  await page.reload()
  await expect(heading(page, '我的项目')).toBeVisible()

  const home = page.getByRole('link', { name: '首页' }).first()
  await expect(home).toHaveAttribute('href', '/portal/')
  await home.click()
  await expect(page).toHaveURL(at('/'))
  await page.goBack()
  await expect(heading(page, '我的项目')).toBeVisible()

  await page.goto(at('/zwdt/my-project'))
  await expect(heading(page, '我的项目')).toBeVisible()
  await page.getByRole('link', { name: '首页' }).first().click()
  await expect(page).toHaveURL(at('/zwdt'))

  // The login is over without the page knowing.
  await page.goto(at('/account/settings/info'))
  await expect(heading(page, /./)).toBeVisible()
  await page.context().clearCookies()
  await page.goto(at('/mail/1'))
  await expect(page).toHaveURL(at('/user/login?redirect=%2Fmail%2F1'))
  await signInOnScreen(page, 'researcher')
  await expect(page).toHaveURL(at('/mail/1'))

  await signOut(page)
  await expect(page).toHaveURL(new RegExp(`^${at('/user/login')}`))
  expect(await cookies()).not.toContain('portal_token /portal/')
  // The address that named the folder alone is all that was ever asked for beside it.
  expect(outside).toEqual(['/portal'])
})
