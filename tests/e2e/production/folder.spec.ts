/** Browser tests of a portal in a base folder, alone and in frames. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { heading, password, signOut } from '../support'
import { startNginx } from './nginx'
import { signInOnScreen } from './support'

let nginx: Awaited<ReturnType<typeof startNginx>>

/** Two foreign platforms: origins of the same site, whose frames may hold a session. */
const others = [0, 1].map(() =>
  createServer((request, response) => {
    const body = `<iframe title="portal" width="1300" height="800" src="${nginx.origin}/portal${request.url}"></iframe>`
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(body)
  }),
)
const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

test.beforeAll(async ({ baseURL }) => {
  await Promise.all(others.map((server) => new Promise<void>((done) => server.listen(0, '127.0.0.1', done))))
  const [platform = ''] = others.map(originOf)
  const lines = ['location = /portal', 'location ^~ /portal/'].map((line) => [`# ${line}`, line] as const)
  const nobody = 'map $request_uri $portal_framed_by { default "";'
  const framed = [nobody, `${nobody} "~^/portal/(?:zwdt|user)(?:[/?]|$)" " ${platform}";`] as const
  nginx = await startNginx({
    dist: 'dist-folder',
    backend: new URL(baseURL ?? '').host,
    changes: [...lines, framed],
  })
})
test.afterAll(async () => {
  for (const server of others) server.close()
  await nginx?.stop()
})

test('in a base folder: sign-in, reload, links, frame prefix, session end and sign-out work', async ({ page }) => {
  const outside: string[] = []
  const errors: string[] = []
  // This build leaves out some plugins (`production-builds.mjs`).
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin === nginx.origin && !pathname.startsWith('/portal/')) outside.push(pathname)
  })
  const at = (path: string) => `${nginx.origin}/portal${path}`
  const cookies = async () => (await page.context().cookies()).map(({ name, path }) => `${name} ${path}`)

  // The folder's bare name redirects into the portal; a guest goes to the sign-in page with a redirect.
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
  await expect(home).toHaveAttribute('href', '/portal/zwdt')
  await home.click()
  await expect(page).toHaveURL(at('/zwdt'))
  await page.getByRole('button', { name: '帮助中心' }).click()
  const opened = page.context().waitForEvent('page')
  await page.getByRole('link', { name: '打开帮助中心' }).click({ modifiers: ['ControlOrMeta'] })
  const help = await opened
  await expect(heading(help, '帮助中心')).toBeVisible()
  await expect(help).toHaveURL(at('/zwdt/help'))
  await help.close()

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
  // The bare folder name is the only request outside the folder.
  expect(outside).toEqual(['/portal'])
  expect(errors).toEqual([])
})

test('in a base folder: WeChat redirects back into it', async ({ page }) => {
  await page.goto(`${nginx.origin}/portal/user/wxlogin`)
  await page
    .frameLocator('iframe[title="微信二维码"]')
    .getByRole('button', { name: /^赵立群的微信/ })
    .click()
  await expect(page).toHaveURL(`${nginx.origin}/portal/`)
  await expect(page.getByRole('button', { name: /，用户菜单$/ })).toBeVisible()
})

test('the one-stop platform may frame pages under the prefix only, sign-in included, and another site none', async ({
  page,
}) => {
  const [platform = '', another = ''] = others.map(originOf)
  const framedAt = (origin: string, path: string) => page.goto(`${origin}${path}`)
  const frame = page.frameLocator('iframe[title=portal]')
  const framed = () => page.frames()[1]?.url() ?? ''
  const blocked = 'chrome-error://chromewebdata/'

  await framedAt(platform, '/zwdt/my-project')
  await frame.getByRole('textbox', { name: '用户名或手机号码' }).fill('researcher')
  await frame.getByRole('textbox', { name: '密码' }).fill(password)
  await frame.getByRole('button', { name: '登录', exact: true }).click()
  await expect(frame.getByRole('heading', { level: 1, name: '我的项目' })).toBeVisible()
  expect(framed()).toBe(`${nginx.origin}/portal/zwdt/my-project`)
  // The login ends: the sign-in screen comes as a document of its own, in the frame.
  await page.context().clearCookies()
  await framedAt(platform, '/user/login')
  await expect(frame.getByRole('heading', { level: 1, name: '登录' })).toBeVisible()
  await framedAt(platform, '/my-project')
  expect(framed()).toBe(blocked)
  await framedAt(another, '/zwdt/my-project')
  expect(framed()).toBe(blocked)
})
