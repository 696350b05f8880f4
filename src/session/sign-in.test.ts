// @vitest-environment jsdom
/** Tests of signing in by password. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Failure, onFailure } from '@/api/errors/failure'
import { fakePortal, healthy } from './fake-portal'
import { ensureSession, resetSession } from './load-session'
import { currentSession, setSession } from './session'
import { enterWith, tokenByPassword } from './sign-in'
import { readToken, saveToken } from './token'

const heard: Failure[] = []
onFailure((failure) => heard.push(failure))

beforeEach(() => saveToken('t1'))
afterEach(async () => {
  await resetSession()
  heard.length = 0
  vi.unstubAllGlobals()
})

describe('signing in by password', () => {
  const credentials = { accountCode: 'wang', password: 'pw' }
  const result = (fields: object) => ({
    loginByPassword: { success: false, token: null, code: 200, message: '', ...fields },
  })

  it('stores the token, always as client type 1, and clears the former user', async () => {
    const portal = fakePortal({ ...healthy, LoginByPassword: result({ success: true, token: 't9' }) })
    setSession(await ensureSession())
    expect(await enterWith(tokenByPassword(credentials))).toEqual({ ok: true })
    expect(portal.at(-1)?.variables).toEqual({ account: { clientType: '1', loginType: 'person', ...credentials } })
    expect([readToken(), currentSession()]).toEqual(['t9', null])
  })

  it.each([
    ['as an error', Response.json({ errors: [{ message: 'x', extensions: { code: 60102 } }] })],
    ['as data', result({ code: 60102 })],
  ])('explains a refusal, whether it comes %s, and notifies it once', async (_how, LoginByPassword) => {
    fakePortal({ LoginByPassword })
    const message = '用户名或密码错误，请重新输入'
    expect(await enterWith(tokenByPassword(credentials))).toEqual({
      ok: false,
      code: 60102,
      subject: 'password',
      message,
    })
    const origin = { endpoint: 'permission', operation: 'LoginByPassword', status: 200, sentWith: 't1' }
    expect(heard).toMatchObject([{ code: 60102, endsSession: true, ...origin }])
  })

  it.each([
    { success: true, token: null },
    { success: false, token: 't9' },
  ])('is refused by an answer that does not say both: %j', async (fields) => {
    fakePortal({ LoginByPassword: result({ code: 60102, ...fields }) })
    expect(await enterWith(tokenByPassword(credentials))).toMatchObject({ ok: false, code: 60102 })
    expect(readToken()).toBe('t1')
  })

  it('reports an unreachable backend', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await enterWith(tokenByPassword(credentials))).toMatchObject({
      ok: false,
      code: null,
      message: /网络无法连接/,
    })
    expect(readToken()).toBe('t1')
  })
})
