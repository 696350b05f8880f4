/** Tests of the token, of requests that do not fit the schema, and of the simulated network. */
import { afterEach, describe, expect, it } from 'vitest'
import { startBackend } from './node'
import { ask } from './testing'

const backend = startBackend()
afterEach(() => backend.reset())

const day = 24 * 3600_000
const user = '{ user { userFullname } }'

describe('the token', () => {
  it('is required: HTTP 400 without one', async () => {
    expect(await ask('permission', user)).toMatchObject({ status: 400, code: 400 })
  })

  it('must be issued by this backend: HTTP 403 for garbage', async () => {
    expect(await ask('permission', user, {}, 'garbage')).toMatchObject({ status: 403, code: 403 })
  })

  it('is valid for seven days and answers HTTP 402 afterwards', async () => {
    const token = backend.signIn('researcher')
    backend.advance(7 * day - 60_000)
    expect(await ask('permission', user, {}, token)).toMatchObject({
      status: 200,
      data: { user: { userFullname: '陈思远' } },
    })
    backend.advance(2 * 60_000)
    expect(await ask('permission', user, {}, token)).toMatchObject({ status: 402, code: 402 })
  })

  it('ends with the logout', async () => {
    const token = backend.signIn('researcher')
    expect((await ask('permission', '{ logout { code } }', {}, token)).data).toEqual({ logout: { code: 200 } })
    expect((await ask('permission', user, {}, token)).status).toBe(403)
  })

  it('is not required by calls before signing in, even with an old token', async () => {
    const dictionaries = '{ dictionaries(type: "tribe") { name } }'
    expect(await ask('common', dictionaries, {}, 'garbage')).toMatchObject({ status: 200 })
    expect((await ask('common', '{ uploadToken(key: "a", isPrivate: true) { key } }')).status).toBe(400)
  })
})

describe('a request that does not fit the schema', () => {
  it.each<[string, string, Record<string, unknown>]>([
    ['a document that does not parse', '{', {}],
    ['an unknown field', '{ user { nothing } }', {}],
    ['a missing argument', '{ uploadToken { key } }', {}],
    ['missing variables', 'query Q($key: String!) { user @skip(if: false) { id(key: $key) } }', {}],
    ['variables of another type', 'query Q($yes: Boolean!) { user @include(if: $yes) { userName } }', { yes: 'yes' }],
  ])('is answered with HTTP 200 and code 500, which does not end the session: %s', async (_case, query, variables) => {
    expect(await ask('permission', query, variables, backend.signIn('researcher'))).toMatchObject({
      status: 200,
      code: 500,
    })
  })
})

describe('the simulated network', () => {
  const token = () => backend.signIn('researcher')

  it('ends every session on request', async () => {
    const signedIn = token()
    backend.network.expireNow()
    expect((await ask('permission', user, {}, signedIn)).status).toBe(402)
  })

  it('fails the next call with a code, once', async () => {
    backend.network.nextCode = 60347
    expect(await ask('permission', user, {}, token())).toMatchObject({ status: 200, code: 60347 })
    expect((await ask('permission', user, {}, token())).code).toBeUndefined()
  })

  it('fails the next call with a status, once', async () => {
    backend.network.nextStatus = 500
    expect((await ask('permission', user, {}, token())).status).toBe(500)
    expect((await ask('permission', user, {}, token())).status).toBe(200)
  })

  it('answers something that is not JSON, once', async () => {
    backend.network.nextMalformed = true
    await expect(ask('permission', user, {}, token())).rejects.toThrow(SyntaxError)
    expect((await ask('permission', user, {}, token())).status).toBe(200)
  })

  it('is not reached while offline', async () => {
    backend.network.offline = true
    await expect(ask('permission', user, {}, token())).rejects.toThrow()
  })

  it('delays responses on request', async () => {
    backend.network.delay = 200
    const before = Date.now()
    await ask('permission', user, {}, token())
    expect(Date.now() - before).toBeGreaterThanOrEqual(190)
  })
})

it('the backend refuses a request that does not fit the contract', async () => {
  expect((await ask('permission', '{ nothing }')).code).toBe(500)
})
