/** Browser tests of tampered tokens and redirects. */
import { heading, signInAs } from './support'
import { expect, test } from './test'

test('a token that is markup or very long leads to the sign-in page with a reason, and is removed', async ({
  page,
}) => {
  for (const token of ['<script>alert(1)</script>', 'a'.repeat(3000)]) {
    await page.goto('/404')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate((value) => {
      // biome-ignore lint/suspicious/noDocumentCookie: a cookie somebody tampered with
      document.cookie = `portal_token=${value}; path=/`
    }, token)
    await page.goto('/my-project')
    await expect(heading(page, '登录')).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: '您还未登录或登录已失效' })).toBeVisible()
    expect((await page.context().cookies()).filter(({ name }) => name === 'portal_token')).toEqual([])
  }
  await signInAs(page, '科研人员')
  await expect(page).toHaveURL('/my-project')
})

// Many more are judged by `safe-redirect.test.ts`; these are what a browser might read otherwise than we do.
test('a redirect that a browser might read as another site stays in the portal', async ({ page, baseURL }) => {
  const left: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && new URL(request.url()).origin !== baseURL) left.push(request.url())
  })
  page.on('dialog', (dialog) => left.push(dialog.message()))
  for (const target of ['/\\evil.example', '/\t/evil.example', 'javascript:alert(document.domain)']) {
    await page.context().clearCookies()
    await page.goto(`/user/login?redirect=${encodeURIComponent(target)}`)
    await signInAs(page, '科研人员')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(left, target).toEqual([])
    expect(new URL(page.url()).origin, target).toBe(baseURL)
  }
})
