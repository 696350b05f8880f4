/** Tests of the static files and headers of `npm run serve`. */
import { writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { securityHeaders } from '../../deploy/security-headers.mjs'
import { call, requestExactly, serverOfFile } from './test-server'

const { place, running } = serverOfFile()
const get = (path: string, headers?: Record<string, string>) => requestExactly(running().address, path, { headers })
const page = '<!doctype html><title>portal</title>'

describe('the files of the build', () => {
  it.each(['/', '/index.html', '/my-project?tab=1', '/user/login', '/smartform/a/b.c/d', '//my-project', '/%E7%94%B3'])(
    '%s serves the portal',
    async (path) => {
      const response = await get(path)
      expect([response.status, response.headers['content-type'], response.text]).toEqual([
        200,
        'text/html; charset=utf-8',
        page,
      ])
      expect(response.headers['cache-control']).toBe('no-cache')
    },
  )

  it.each(['/assets/gone-9z.js', '/assets/gone', '/gone.js', '/gone.css', '/favicon.ico', '/my-project/logo.png'])(
    '%s is missing and answers 404, never a page',
    async (path) => {
      const response = await get(path)
      expect([response.status, response.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8'])
      expect(response.headers['cache-control']).toBe('no-store')
    },
  )

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/.vite/manifest.json',
    '/.env',
    '/%00',
    '/index.html%00.js',
    '/%zz',
    'http://else.where/../secret.txt',
  ])('%s is outside the build and answers 404', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(400)
    expect(response.text).not.toContain('outside')
  })

  it('are cached for a year with a hash in the name, and not sent again when cached', async () => {
    const response = await get('/assets/main-1a2b.js')
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(response.headers['content-type']).toBe('text/javascript; charset=utf-8')
    const again = await get('/assets/main-1a2b.js', { 'If-None-Match': String(response.headers.etag) })
    expect([again.status, again.text]).toEqual([304, ''])
  })

  it('answer HEAD without content', async () => {
    const response = await requestExactly(running().address, '/', { method: 'HEAD' })
    expect([response.status, response.headers['content-length'], response.text]).toEqual([200, String(page.length), ''])
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('refuse %s', async (method) => {
    const response = await requestExactly(running().address, '/', { method, body: 'x' })
    expect([response.status, response.headers.allow]).toEqual([405, 'GET, HEAD'])
  })

  it('are served in the precompressed form where the browser accepts it', async () => {
    const [file, words] = [join(place.dist, 'assets/big-1.js'), 'long();'.repeat(50)]
    writeFileSync(file, words)
    writeFileSync(`${file}.br`, brotliCompressSync(words))
    writeFileSync(`${file}.gz`, gzipSync(words))
    const taken = async (accepted?: string) => {
      const response = await get('/assets/big-1.js', accepted === undefined ? {} : { 'Accept-Encoding': accepted })
      expect(response.headers.vary).toBe('Accept-Encoding')
      expect(response.headers['content-type']).toBe('text/javascript; charset=utf-8')
      return response.headers['content-encoding']
    }
    expect(await taken('gzip, deflate, br')).toBe('br')
    expect(await taken('br')).toBe('br')
    expect(await taken('gzip, br;q=0')).toBe('gzip')
    expect(await taken('identity')).toBeUndefined()
    expect(await taken()).toBeUndefined()
  })
})

describe('every response', () => {
  it.each(['/', '/assets/gone.js', '/%zz', '/api/none', '/api/common/oss/file?fd=x'])(
    'of %s carries the security headers',
    async (path) => {
      const { headers } = await get(path)
      for (const [name, value] of securityHeaders.slice(1)) expect(headers[name.toLowerCase()]).toBe(value)
      expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
    },
  )

  it('to invalid HTTP is an error, and the next request is served', async () => {
    const socket = connect(Number(new URL(running().address).port), '127.0.0.1')
    socket.end('\x16\x03\x01 hello\r\n\r\n')
    const parts: Buffer[] = []
    for await (const part of socket) parts.push(part)
    expect(Buffer.concat(parts).toString()).toMatch(/^HTTP\/1\.1 400 /)
    expect((await get('/')).status).toBe(200)
  })
})

it('a sign-in is listed with system and browser of the device that it came from', async () => {
  const { address } = running()
  const query = 'mutation S($account: AccountInput!) { loginByPassword(account: $account) { token } }'
  const account = { clientType: '1', accountCode: 'academician', password: 'Demo@2026', loginType: 'person' }
  const { text } = await requestExactly(address, '/api/permission/graphql', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'User-Agent':
        'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36',
    },
    body: JSON.stringify({ query, variables: { account } }),
  })
  const { token } = JSON.parse(text).data.loginByPassword
  const { data } = await call(address, 'permission', '{ signedInDevices { device isCurrent } }', {}, token)
  expect(data.signedInDevices).toEqual([{ device: 'Windows, Chrome', isCurrent: true }])
})
