/** Tests of a build that is served in a folder of a website. */
import { describe, expect, it } from 'vitest'
import { call, requestExactly, serverOfFile, signIn } from './test-server'

const { running } = serverOfFile({ page: '<script type="module" src="/town/portal/assets/main-1a2b.js"></script>' })

const get = (path: string) => requestExactly(running().address, path)

describe('a build for a folder of a website', () => {
  it('is served in that folder with its backend, and the root redirects there', async () => {
    expect(running().address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/town\/portal$/)
    const statusOf = async (path: string) => (await get(path)).status
    expect(await statusOf('/town/portal/')).toBe(200)
    expect(await statusOf('/town/portal/my-project')).toBe(200)
    expect(await statusOf('/town/portal/assets/main-1a2b.js')).toBe(200)
    expect(await statusOf('/town/portal/assets/gone.js')).toBe(404)
    expect(await statusOf('/town/portal/../../secret.txt')).toBe(400)
    expect(await statusOf('/assets/main-1a2b.js')).toBe(404)
    expect(await statusOf('/api/permission/graphql')).toBe(404)
    for (const door of ['/', '/town/portal', '/town/portal?a=1'])
      expect(await get(door)).toMatchObject({ status: 302, headers: { location: '/town/portal/' } })
    expect(await call(running().address, 'permission', '{ user { userName } }')).toMatchObject({ status: 400 })
  })

  it('links from the calendar of due dates into that folder', async () => {
    const { address } = running()
    const token = await signIn(address, 'researcher')
    const { data } = await call(address, 'workflow', 'mutation { makeCalendarAddress }', {}, token)
    const calendar = (await get(`/town/portal${data.makeCalendarAddress}`)).text.replaceAll('\r\n ', '')
    const links = calendar.match(/(?<=^URL[^:]*:).*/gm) ?? []
    expect(links.length).toBeGreaterThan(0)
    for (const link of links) expect(link).toMatch(new RegExp(`^${address}/[a-z]`))
  })

  it('serves the simulated WeChat page in that folder', async () => {
    const { address } = running()
    const scan = 'query S($back: String!) { wechatScanUrl(redirectUrl: $back, state: "s-1") }'
    const { data } = await call(address, 'wechat', scan, { back: `${address}/user/wxlogin` })
    const { origin, pathname, search } = new URL(data.wechatScanUrl)
    expect(origin + pathname).toBe(`${address}/api/simulated/wechat`)
    expect((await get(pathname + search)).text).toContain('一个新的微信')
  })
})
