/** Browser tests of the portal behind a real nginx with the sample configuration. */
import { createServer, get, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { cacheControlOf, dataPolicy, securityHeaders } from '../../../deploy/security-headers.mjs'
import { heading } from '../support'
import { startNginx } from './nginx'
import { signInOnScreen } from './support'

// One nginx for all of them.
test.describe.configure({ mode: 'default' })

let nginx: Awaited<ReturnType<typeof startNginx>>

test.beforeAll(async ({ baseURL }) => {
  nginx = await startNginx({ dist: 'dist-e2e', backend: new URL(baseURL ?? '').host })
})
test.afterAll(() => nginx?.stop())

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** The bytes that nginx sends. */
function fetched(path: string, accepts = 'identity'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(nginx.origin + path, { headers: { 'accept-encoding': accepts } }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part) => parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      )
    }).on('error', reject)
  })
}

/** The address of the entry's script. */
async function entryScript(): Promise<string> {
  const page = (await fetched('/')).body.toString()
  return /<script type="module"[^>]* src="([^"]+)"/.exec(page)?.[1] ?? ''
}

test.describe('behind nginx with the sample configuration', () => {
  test('a user signs in and opens an address without a policy violation', async ({ page }) => {
    const refused: string[] = []
    page.on('console', (line) => {
      if (line.text().includes('Content Security Policy')) refused.push(line.text())
    })
    await page.goto(`${nginx.origin}/my-project?page=1`)
    await signInOnScreen(page, 'researcher')
    await expect(heading(page, '我的项目')).toBeVisible()
    await page.reload()
    await expect(heading(page, '我的项目')).toBeVisible()
    expect(refused).toEqual([])
    // A link to a file carries a login in its query.
    await page.request.get(`${nginx.origin}/api/common/oss/file?fd=secret`)
    // It is noted once the answer is out.
    await expect.poll(() => nginx.log()).toContain('/api/common/oss/file')
    expect(nginx.log()).not.toContain('secret')
  })

  test('the simulated WeChat is proxied to the backend', async ({ page }) => {
    await page.goto(`${nginx.origin}/user/wxlogin`)
    await page
      .frameLocator('iframe[title="微信二维码"]')
      .getByRole('button', { name: /^赵立群的微信/ })
      .click()
    await expect(page).toHaveURL(`${nginx.origin}/`)
    await expect(page.getByRole('button', { name: /，用户菜单$/ })).toBeVisible()
  })

  test('every response carries the security headers, and a page its whole policy', async () => {
    for (const path of ['/', '/my-project', await entryScript(), '/assets/gone.js', '/api/common/oss/file']) {
      const { headers } = await fetched(path)
      for (const [name, value] of securityHeaders.slice(1)) expect(headers[name.toLowerCase()], path).toBe(value)
      const policy = headers['content-security-policy']
      if (path.startsWith('/api/')) expect(policy).toBe(dataPolicy)
      else {
        expect(policy).toContain(`; ${securityHeaders[0]?.[1]}`)
        expect(policy).toMatch(/script-src 'self' 'sha256-[^;]*;.*object-src 'none'/)
        expect(policy).not.toContain("script-src 'self' 'unsafe-inline'")
      }
    }
  })

  test('files are served precompressed, and cached as long as their names allow', async () => {
    const script = await entryScript()
    const plain = await fetched(script)
    for (const [encoding, opened] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const small = await fetched(script, encoding)
      expect(small.headers['content-encoding']).toBe(encoding)
      expect(small.body.length).toBeLessThan(plain.body.length / 2)
      expect(opened(small.body).equals(plain.body)).toBe(true)
      expect(small.headers.vary).toMatch(/accept-encoding/i)
    }
    expect(plain.headers['cache-control']).toBe(cacheControlOf(script))
    for (const page of ['/', '/index.html', '/my-project'])
      expect((await fetched(page)).headers['cache-control']).toBe(cacheControlOf(page))
    expect((await fetched('/version.json')).headers['cache-control']).toBe('no-store')
  })

  test('a route serves the page, and a missing file of the build is an uncached 404', async () => {
    for (const path of ['/', '/my-project', '/zwdt/my-project', '/company/unit-1/staff?tab=1']) {
      const { status, headers } = await fetched(path)
      expect([status, headers['content-type']], path).toEqual([200, 'text/html; charset=utf-8'])
    }
    const script = await entryScript()
    for (const path of [
      '/assets/gone-12345678.js',
      '/assets/gone.css',
      '/gone.js',
      '/favicon.ico',
      `${script}.map`,
      '/.vite/manifest.json',
    ]) {
      const { status, headers, body } = await fetched(path)
      expect(status, path).toBe(404)
      expect(headers['content-type'], path).toContain('text/plain')
      expect(body.toString(), path).not.toContain('<')
      expect(headers['cache-control'], path).toBe('no-store')
    }
  })

  test('another site may not frame the portal, the allowed one may, by each of the two headers', async ({
    page,
    baseURL,
  }) => {
    const headers = {
      policy: [`default "$portal_policy; frame-ancestors 'self'$portal_framed_by";`, 'default "$portal_policy";'],
      'older header': ['{ "" "SAMEORIGIN"; default ""; }', '{ default ""; }'],
    } as const
    const refused = 'chrome-error://chromewebdata/'
    const visible: Record<string, string[]> = {}
    // A server of its own on this machine: a page from elsewhere may frame nothing here, whatever the headers say.
    const site = createServer((request, response) => {
      const body = `<iframe title="portal" src="http://${request.url?.slice(1)}/user/login"></iframe>`
      response.writeHead(200, { 'Content-Type': 'text/html' }).end(body)
    })
    await new Promise<void>((done) => site.listen(0, '127.0.0.1', done))
    const elsewhere = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
    for (const [without, changes] of [
      ['nothing', []],
      ['policy', [headers.policy]],
      ['older header', [headers['older header']]],
      // Shows that the headers cause the refusal.
      ['both', Object.values(headers)],
    ] as const) {
      const served = await startNginx({ dist: 'dist-e2e', backend: new URL(baseURL ?? '').host, changes })
      const body = `<iframe title="portal" src="${served.origin}/user/login"></iframe>`
      await page.route(`${served.origin}/framing`, (route) => route.fulfill({ contentType: 'text/html', body }))
      for (const address of [`${served.origin}/framing`, `${elsewhere}/${new URL(served.origin).host}`]) {
        await page.goto(address)
        const url = page.frames()[1]?.url().replace(served.origin, '') ?? ''
        visible[without] = [...(visible[without] ?? []), url]
      }
      await served.stop()
    }
    site.close()
    expect(visible).toEqual({
      nothing: ['/user/login', refused],
      policy: ['/user/login', refused],
      'older header': ['/user/login', refused],
      both: ['/user/login', '/user/login'],
    })
  })

  test('an upload reaches the store, and one that is too large is refused', async () => {
    const send = (size: number) => {
      const form = new FormData()
      form.set('file', new Blob([new Uint8Array(size)]), 'a.pdf')
      return fetch(`${nginx.origin}/object-storage/upload`, { method: 'POST', body: form })
    }
    // Ten megabytes reach the store, which knows no such token.
    expect((await send(10 * 1024 * 1024)).status).not.toBe(413)
    expect((await send(13 * 1024 * 1024)).status).toBe(413)
  })
})
