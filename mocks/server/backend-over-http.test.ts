/** Tests of the embedded backend behind HTTP: several people, uploads, cookies, compression. */
import { once } from 'node:events'
import { request } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { call, makeServerFolder, requestExactly, serverOfFile, signIn, startIn } from './test-server'

const { running } = serverOfFile({ atOnce: 1 })

const get = (path: string, headers?: Record<string, string>) => requestExactly(running().address, path, { headers })
const names = 'query { user { userName } }'

describe('the backend over HTTP', () => {
  it('serves several signed-in users at once', async () => {
    const tokens = await Promise.all(['researcher', 'expert', 'auditor'].map((name) => signIn(running().address, name)))
    const responses = tokens.map((token) => call(running().address, 'permission', names, {}, token))
    const userNames = (await Promise.all(responses)).map(({ data }) => data.user.userName)
    expect(userNames).toEqual(['researcher', 'expert', 'auditor'])
  })

  it.each([
    [undefined, 400],
    ['made-up', 403],
  ])('reports a problem with the session %s by HTTP status', async (token, status) => {
    expect(await call(running().address, 'permission', names, {}, token)).toMatchObject({ status, code: status })
  })

  it('compresses a long response where the client accepts it, as the sample configuration does, and no short one', async () => {
    const token = await signIn(running().address, 'researcher')
    const ask = (query: string, accepted: string) =>
      requestExactly(running().address, '/api/permission/graphql', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${token}`,
          'Accept-Encoding': accepted,
        },
        body: JSON.stringify({ query }),
      })
    const long = '{ __schema { types { name description } } }'
    const sent = await ask(long, 'gzip, deflate, br')
    const plain = await ask(long, 'gzip;q=0, identity')
    expect([sent.headers['content-encoding'], sent.headers.vary]).toEqual(['gzip', 'Accept-Encoding'])
    expect(gunzipSync(sent.body).toString()).toBe(plain.text)
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect((await ask(names, 'gzip')).headers['content-encoding']).toBeUndefined()
  })

  it.each(['', '{', '[]', 'null', '"x"', '{"query":1}', '{"query":{}}', '\xff\xfe'])(
    'refuses %s as a request that violates the contract, and keeps serving',
    async (body) => {
      const response = await requestExactly(running().address, '/api/permission/graphql', { method: 'POST', body })
      expect([response.status, JSON.parse(response.text).errors[0].extensions.code]).toEqual([200, 500])
    },
  )

  it.each([
    ['a document', '{ user { nothing } }', {}],
    ['variables', 'query Q($yes: Boolean!) { user @include(if: $yes) { userName } }', { yes: 'yes' }],
  ])('answers invalid %s with HTTP 200 and code 500, and the session continues', async (_case, query, variables) => {
    const token = await signIn(running().address, 'researcher')
    const answer = await call(running().address, 'permission', query, variables, token)
    expect(answer).toMatchObject({ status: 200, code: 500 })
    expect(await call(running().address, 'permission', names, {}, token)).toMatchObject({ status: 200 })
  })

  it.each(['/api', '/api/none/graphql', '/api/permission/graphql', '/object-storage/upload', '/api/../secret.txt'])(
    'answers GET %s with 404',
    async (path) => {
      const response = await get(path)
      expect([response.status, response.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8'])
    },
  )

  it.each([
    ['/api/permission/graphql', 17],
    ['/object-storage/upload', 202],
  ])('refuses a body over the limit at %s', async (path, mib) => {
    const headers = { 'Content-Length': String(mib * 1024 * 1024) }
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const { hostname, port } = new URL(running().address)
      const sent = request({ hostname, port, path, method: 'POST', headers }, ({ statusCode }) => {
        resolve(statusCode)
        sent.destroy()
      })
      sent.on('error', reject)
      sent.write('begun')
    })
    expect(status).toBe(413)
  })

  it('shows the operator the SMS codes it sent', async () => {
    const send = 'mutation { sendVerificationCode(mobile: "13800001001") }'
    await call(running().address, 'common', send)
    expect(running().output).toContainEqual(expect.stringMatching(/^Verification code for 13800001001: \d{6}$/))
  })
})

describe('uploaded files over HTTP', () => {
  const tokenCall = 'query T($key: String!) { uploadToken(key: $key, isPrivate: true) { key uploadToken } }'
  const linkOf = (action: string, accessToken: string, fileKey: string) =>
    `/api/common/oss/${action}?fd=${Buffer.from(JSON.stringify({ accessToken, fileKey })).toString('base64url')}`

  async function begin(key: string) {
    const token = await signIn(running().address, 'researcher')
    const { data } = await call(running().address, 'common', tokenCall, { key }, token)
    return { token, ...(data.uploadToken as { key: string; uploadToken: string }) }
  }

  const formOf = ({ key, uploadToken }: { key: string; uploadToken: string }, file: File) => {
    const form = new FormData()
    form.append('token', uploadToken)
    form.append('key', key)
    form.append('file', file)
    return new Response(form)
  }

  it('are returned byte for byte, with their type and name', async () => {
    const begun = await begin('../../k y.pdf')
    const bytes = Uint8Array.from({ length: 70_000 }, (_, at) => at % 256)
    const sent = formOf(begun, new File([bytes], '可行性 报告（终）.pdf', { type: 'application/pdf' }))
    const taken = await requestExactly(running().address, '/object-storage/upload', {
      method: 'POST',
      headers: { 'Content-Type': String(sent.headers.get('Content-Type')) },
      body: new Uint8Array(await sent.arrayBuffer()),
    })
    expect([taken.status, JSON.parse(taken.text)]).toEqual([200, { key: begun.key, size: 70_000 }])
    const response = await get(linkOf('download', begun.token, begun.key))
    expect(response.body.equals(bytes)).toBe(true)
    expect(response.headers).toMatchObject({
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
  ])('are refused when the body is not a form (%s)', async (type, body) => {
    const headers = { 'Content-Type': type }
    expect(
      (await requestExactly(running().address, '/object-storage/upload', { method: 'POST', headers, body })).status,
    ).toBe(400)
  })

  it('are deferred while too much is uploading, and accepted afterwards', async () => {
    const { hostname, port } = new URL(running().address)
    const part = new Uint8Array(700 * 1024)
    const send = (size: number) => {
      const headers = { 'Content-Type': 'text/plain', 'Content-Length': String(size) }
      const sent = request({ hostname, port, path: '/object-storage/upload', method: 'POST', headers, agent: false })
      sent.on('error', () => {})
      sent.write(part)
      return sent
    }
    const answerTo = async (sent: ReturnType<typeof send>): Promise<[number, string?]> => {
      const [{ statusCode, headers }] = await once(sent, 'response')
      sent.destroy()
      return [statusCode, headers['retry-after']]
    }
    // Somebody is on the way with most of the 1 MiB that may lie in memory here.
    const slow = send(2 * part.length)
    await expect.poll(() => answerTo(send(part.length))).toEqual([503, '5'])
    slow.destroy()
    // It is no form, which is said of what was read to its end.
    await expect.poll(() => answerTo(send(part.length))).toEqual([400, undefined])
  })

  it('cancelled uploads leave no file, and the server continues', async () => {
    const begun = await begin('called-off')
    const { hostname, port } = new URL(running().address)
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

describe('a gateway that checks the cookie (--strict-cookie)', () => {
  it('treats a call with two different tokens as not signed in', async () => {
    const other = makeServerFolder()
    const strict = await startIn(other, { strictCookie: true })
    const token = await signIn(strict.address, 'expert')
    const status = async (cookie: string) => {
      const headers = { Cookie: `a=b; portal_token=${cookie}`, Authorization: `Bearer ${token}` }
      const body = JSON.stringify({ query: names })
      return (await requestExactly(strict.address, '/api/permission/graphql', { method: 'POST', headers, body })).status
    }
    expect([await status(token), await status('another')]).toEqual([200, 402])
    await strict.close()
    other.remove()
  })
})
