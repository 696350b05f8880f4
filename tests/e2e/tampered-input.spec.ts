/** Browser tests of tampered tokens and redirects. */
import { heading, signInAs } from './support'
import { expect, test } from './test'

for (const token of ['<script>alert(1)</script>', 'a'.repeat(3000)]) {
  test(`a token that is ${token.slice(0, 12)} leads to the sign-in page with a reason, and is removed`, async ({
    page,
  }) => {
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
    await signInAs(page, '科研人员')
    await expect(page).toHaveURL('/my-project')
  })
}

// Many more are judged by `safe-redirect.test.ts`; these are what a browser might read otherwise than we do.
for (const target of ['/\\evil.example', '/\t/evil.example', 'javascript:alert(document.domain)']) {
  test(`a redirect to ${JSON.stringify(target)} stays in the portal`, async ({ page, baseURL }) => {
    const left: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest() && new URL(request.url()).origin !== baseURL) left.push(request.url())
    })
    page.on('dialog', (dialog) => left.push(dialog.message()))
    await page.goto(`/user/login?redirect=${encodeURIComponent(target)}`)
    await signInAs(page, '科研人员')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(left).toEqual([])
    expect(new URL(page.url()).origin).toBe(baseURL)
  })
}
