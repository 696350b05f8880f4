import { writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { securityHeaders } from '../../scripts/security-headers.mjs'
import { call, hear, makePlace, signIn, startIn } from './started'

const place = makePlace()
let server: Awaited<ReturnType<typeof startIn>>

beforeAll(async () => {
  server = await startIn(place)
})
afterAll(async () => {
  await server.close()
  place.remove()
})

const get = (path: string, headers?: Record<string, string>) => hear(server.address, path, { headers })
const page = '<!doctype html><title>portal</title>'
const names = 'query { user { userName } }'

describe('the files of the build', () => {
  it.each(['/', '/index.html', '/my-project?tab=1', '/user/login', '/smartform/a/b.c/d', '//my-project', '/%E7%94%B3'])(
    '%s is the portal',
    async (path) => {
      const heard = await get(path)
      expect([heard.status, heard.headers['content-type'], heard.text]).toEqual([200, 'text/html; charset=utf-8', page])
      expect(heard.headers['cache-control']).toBe('no-cache')
    },
  )

  it.each(['/assets/gone-9z.js', '/assets/gone', '/gone.js', '/gone.css', '/favicon.ico', '/my-project/logo.png'])(
    '%s is missing, and is never answered with a page',
    async (path) => {
      const heard = await get(path)
      expect([heard.status, heard.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8'])
      expect(heard.headers['cache-control']).toBe('no-store')
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
  ])('%s leads out of the build, or nowhere', async (path) => {
    const heard = await get(path)
    expect(heard.status).toBe(400)
    expect(heard.text).not.toContain('outside')
  })

  it('are kept for a year where their name carries a hash, and are not sent again when they are known', async () => {
    const heard = await get('/assets/main-1a2b.js')
    expect(heard.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(heard.headers['content-type']).toBe('text/javascript; charset=utf-8')
    const again = await get('/assets/main-1a2b.js', { 'If-None-Match': String(heard.headers.etag) })
    expect([again.status, again.text]).toEqual([304, ''])
  })

  it('are told of without their content by HEAD', async () => {
    const heard = await hear(server.address, '/', { method: 'HEAD' })
    expect([heard.status, heard.headers['content-length'], heard.text]).toEqual([200, String(page.length), ''])
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('are not for %s', async (method) => {
    const heard = await hear(server.address, '/', { method, body: 'x' })
    expect([heard.status, heard.headers.allow]).toEqual([405, 'GET, HEAD'])
  })

  it('come as the build compressed them, where the browser takes that', async () => {
    const [file, words] = [join(place.dist, 'assets/big-1.js'), 'long();'.repeat(50)]
    writeFileSync(file, words)
    writeFileSync(`${file}.br`, brotliCompressSync(words))
    writeFileSync(`${file}.gz`, gzipSync(words))
    const taken = async (accepted?: string) => {
      const heard = await get('/assets/big-1.js', accepted === undefined ? {} : { 'Accept-Encoding': accepted })
      expect(heard.headers.vary).toBe('Accept-Encoding')
      expect(heard.headers['content-type']).toBe('text/javascript; charset=utf-8')
      return heard.headers['content-encoding']
    }
    expect(await taken('gzip, deflate, br')).toBe('br')
    expect(await taken('br')).toBe('br')
    expect(await taken('gzip, br;q=0')).toBe('gzip')
    expect(await taken('identity')).toBeUndefined()
    expect(await taken()).toBeUndefined()
  })
})

describe('every answer', () => {
  it.each(['/', '/assets/gone.js', '/%zz', '/api/none', '/api/common/oss/file?fd=x'])(
    'of %s carries the headers that keep others out',
    async (path) => {
      const { headers } = await get(path)
      for (const [name, value] of securityHeaders.slice(1)) expect(headers[name.toLowerCase()]).toBe(value)
      expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
    },
  )

  it('is sane when what came is no HTTP at all, and the next one is answered', async () => {
    const socket = connect(Number(new URL(server.address).port), '127.0.0.1')
    socket.end('\x16\x03\x01 hello\r\n\r\n')
    const parts: Buffer[] = []
    for await (const part of socket) parts.push(part)
    expect(Buffer.concat(parts).toString()).toMatch(/^HTTP\/1\.1 400 /)
    expect((await get('/')).status).toBe(200)
  })
})

describe('the backend over HTTP', () => {
  it('knows several people at once, each by a login of their own', async () => {
    const tokens = await Promise.all(['researcher', 'expert', 'auditor'].map((name) => signIn(server.address, name)))
    const asked = tokens.map((token) => call(server.address, 'permission', names, {}, token))
    const heard = (await Promise.all(asked)).map(({ data }) => data.user.userName)
    expect(heard).toEqual(['researcher', 'expert', 'auditor'])
  })

  it.each([
    [undefined, 400],
    ['made-up', 403],
  ])('says by HTTP status what is wrong with the login %s', async (token, status) => {
    expect(await call(server.address, 'permission', names, {}, token)).toMatchObject({ status, code: status })
  })

  it.each(['', '{', '[]', 'null', '"x"', '{"query":1}', '{"query":{}}', '\xff\xfe'])(
    'refuses a call that is none (%s) as one that does not fit the contract, and goes on',
    async (body) => {
      const heard = await hear(server.address, '/api/permission/graphql', { method: 'POST', body })
      expect([heard.status, JSON.parse(heard.text).errors[0].extensions.code]).toEqual([200, 500])
    },
  )

  it.each(['/api', '/api/none/graphql', '/api/permission/graphql', '/object-storage/upload', '/api/../secret.txt'])(
    'has nothing to GET at %s',
    async (path) => {
      const heard = await get(path)
      expect([heard.status, heard.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8'])
    },
  )

  it.each([
    ['/api/permission/graphql', 17],
    ['/object-storage/upload', 202],
  ])('takes no more than it may at %s', async (path, mib) => {
    const headers = { 'Content-Length': String(mib * 1024 * 1024) }
    const heard = await new Promise<number | undefined>((resolve, reject) => {
      const { hostname, port } = new URL(server.address)
      const sent = request({ hostname, port, path, method: 'POST', headers }, ({ statusCode }) => {
        resolve(statusCode)
        sent.destroy()
      })
      sent.on('error', reject)
      sent.write('begun')
    })
    expect(heard).toBe(413)
  })

  it('tells whoever runs it the codes that go to mobiles', async () => {
    const send = 'mutation { sendVerificationCode(mobile: "13800001001") }'
    await call(server.address, 'common', send)
    expect(server.said).toContainEqual(expect.stringMatching(/^Verification code for 13800001001: \d{6}$/))
  })
})

describe('files over the wire', () => {
  const tokenCall = 'query T($key: String!) { uploadToken(key: $key, isPrivate: true) { key uploadToken } }'
  const linkOf = (action: string, accessToken: string, fileKey: string) =>
    `/api/common/oss/${action}?fd=${Buffer.from(JSON.stringify({ accessToken, fileKey })).toString('base64url')}`

  async function begin(key: string) {
    const token = await signIn(server.address, 'researcher')
    const { data } = await call(server.address, 'common', tokenCall, { key }, token)
    return { token, ...(data.uploadToken as { key: string; uploadToken: string }) }
  }

  const formOf = ({ key, uploadToken }: { key: string; uploadToken: string }, file: File) => {
    const form = new FormData()
    form.append('token', uploadToken)
    form.append('key', key)
    form.append('file', file)
    return new Response(form)
  }

  it('come back byte for byte, with their type and their own name', async () => {
    const begun = await begin('../../k y.pdf')
    const bytes = Uint8Array.from({ length: 70_000 }, (_, at) => at % 256)
    const sent = formOf(begun, new File([bytes], '可行性 报告（终）.pdf', { type: 'application/pdf' }))
    const taken = await hear(server.address, '/object-storage/upload', {
      method: 'POST',
      headers: { 'Content-Type': String(sent.headers.get('Content-Type')) },
      body: new Uint8Array(await sent.arrayBuffer()),
    })
    expect([taken.status, JSON.parse(taken.text)]).toEqual([200, { key: begun.key, size: 70_000 }])
    const heard = await get(linkOf('download', begun.token, begun.key))
    expect(heard.body.equals(bytes)).toBe(true)
    expect(heard.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '70000',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('可行性 报告（终）.pdf')}`,
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
  })

  it.each([
    ['multipart/form-data', 'no boundary'],
    ['multipart/form-data; boundary=a', '--a\r\nContent-Disposition: form-data; name="file"'],
    ['application/json', '{}'],
    ['text/plain', ''],
  ])('are refused when what came is no form (%s)', async (type, body) => {
    const headers = { 'Content-Type': type }
    expect((await hear(server.address, '/object-storage/upload', { method: 'POST', headers, body })).status).toBe(400)
  })

  it('called off half-way leave nothing, and the server goes on', async () => {
    const begun = await begin('called-off')
    const { hostname, port } = new URL(server.address)
    await new Promise<void>((resolve) => {
      const headers = { 'Content-Type': 'multipart/form-data; boundary=a', 'Content-Length': '100000' }
      const sent = request({ hostname, port, path: '/object-storage/upload', method: 'POST', headers })
      sent.on('error', () => resolve())
      sent.write('--a\r\n', () => sent.destroy(new Error('called off')))
    })
    expect((await get(linkOf('file', begun.token, 'called-off'))).status).toBe(404)
    expect((await get('/')).status).toBe(200)
  })
})

it('a build for a folder of a site is served in that folder, its backend too, and the front door leads there', async () => {
  const other = makePlace()
  writeFileSync(
    join(other.dist, 'index.html'),
    '<script type="module" src="/town/portal/assets/main-1a2b.js"></script>',
  )
  const inFolder = await startIn(other)
  expect(inFolder.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/town\/portal$/)
  const statusOf = async (path: string) => (await hear(inFolder.address, path)).status
  expect(await statusOf('/town/portal/')).toBe(200)
  expect(await statusOf('/town/portal/my-project')).toBe(200)
  expect(await statusOf('/town/portal/assets/main-1a2b.js')).toBe(200)
  expect(await statusOf('/town/portal/assets/gone.js')).toBe(404)
  expect(await statusOf('/town/portal/../../secret.txt')).toBe(400)
  expect(await statusOf('/assets/main-1a2b.js')).toBe(404)
  expect(await statusOf('/api/permission/graphql')).toBe(404)
  for (const door of ['/', '/town/portal', '/town/portal?a=1'])
    expect(await hear(inFolder.address, door)).toMatchObject({ status: 302, headers: { location: '/town/portal/' } })
  const called = { method: 'POST', body: JSON.stringify({ query: names }) }
  expect((await hear(inFolder.address, '/town/portal/api/permission/graphql', called)).status).toBe(400)
  await inFolder.close()
  other.remove()
})

describe('a gateway that reads the cookie (--strict-cookie)', () => {
  it('takes a call with two logins for none', async () => {
    const other = makePlace()
    const strict = await startIn(other, { strictCookie: true })
    const token = await signIn(strict.address, 'expert')
    const status = async (cookie: string) => {
      const headers = { Cookie: `a=b; portal_token=${cookie}`, Authorization: `Bearer ${token}` }
      const body = JSON.stringify({ query: names })
      return (await hear(strict.address, '/api/permission/graphql', { method: 'POST', headers, body })).status
    }
    expect([await status(token), await status('another')]).toEqual([200, 402])
    await strict.close()
    other.remove()
  })
})
