/** Tests of the imitated WeChat page in the served build. */
import { describe, expect, it } from 'vitest'
import { dataPolicy } from '../../deploy/security-headers.mjs'
import { call, requestExactly, serverOfFile } from './test-server'

const { running } = serverOfFile()

const get = (path: string) => requestExactly(running().address, path)
const query = (more: Record<string, string> = {}) =>
  new URLSearchParams({ redirect_uri: `${running().address}/user/wxlogin`, state: 's&1', ...more })

describe('the simulated WeChat of the served build', () => {
  it('is a page that the portal may frame, runs no script, and has a button for each choice', async () => {
    const { status, headers, text } = await get(`/api/simulated/wechat?${query()}`)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': dataPolicy,
      'x-frame-options': 'SAMEORIGIN',
    })
    expect(text).not.toContain('<script')
    expect([...text.matchAll(/<button [^>]*value="([^"]+)"/g)].map(([, value]) => value)).toEqual([
      'wx-zhao',
      'wx-new',
      'wx-other',
      'cancelled',
    ])
    expect(text).toContain('name="state" value="s&amp;1"')
  })

  it('redirects with a code for the selected account and the unchanged state', async () => {
    const { status, headers } = await get(`/api/simulated/wechat?${query({ chosen: 'wx-zhao' })}`)
    const back = new URL(headers.location ?? '')
    expect([status, back.origin + back.pathname]).toEqual([303, `${running().address}/user/wxlogin`])
    expect(back.searchParams.get('state')).toBe('s&1')
    const login =
      'mutation L($code: String!) { wechatLogin(clientType: "1", platform: "OPEN", code: $code) { token redisKey } }'
    const code = back.searchParams.get('code')
    const { data } = await call(running().address, 'wechat', login, { code })
    expect(data.wechatLogin).toEqual({ token: expect.stringMatching(/^\w{48}$/), redisKey: null })
  })

  it('redirects without a code after cancelling', async () => {
    const { headers } = await get(`/api/simulated/wechat?${query({ chosen: 'cancelled' })}`)
    expect(headers.location).toBe(`${running().address}/user/wxlogin?state=s%261`)
  })

  it.each(['https://elsewhere.test/user/wxlogin', '//elsewhere.test', 'javascript:alert(1)', ''])(
    'never redirects to %j',
    async (address) => {
      const { status, headers } = await get(
        `/api/simulated/wechat?${query({ chosen: 'wx-zhao', redirect_uri: address })}`,
      )
      expect([status, headers.location]).toEqual([200, undefined])
    },
  )

  it('an unknown platform is not found', async () => {
    expect(await get('/api/simulated/none')).toMatchObject({ status: 404 })
  })

  it('is served at the address that a reverse proxy forwards', async () => {
    const back = `${running().address}/user/wxlogin`
    const scan = 'query S($back: String!) { wechatScanUrl(redirectUrl: $back, state: "s-1") }'
    const { data } = await call(running().address, 'wechat', scan, { back })
    const { pathname, search } = new URL(data.wechatScanUrl)
    expect(pathname).toMatch(/^\/api\//)
    expect((await get(pathname + search)).text).toContain('赵立群的微信')
  })
})
