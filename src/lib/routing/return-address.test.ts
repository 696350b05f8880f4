// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { claimReturnQuery, savedSystem, saveReturnQuery, storedReturnHost, takeReturnAddress } from './return-address'

beforeEach(() => sessionStorage.clear())

const arrival = '?redirect_url=%2Fmail%2F1&sys=s02'

it('the query parameters of a guest are available once after signing in', () => {
  saveReturnQuery(arrival, false)
  saveReturnQuery('', false)
  claimReturnQuery()
  expect([takeReturnAddress()?.to ?? null, savedSystem()]).toEqual(['/mail/1', 's02'])
  expect(takeReturnAddress()).toBeNull()
})

it.each<[string, () => void]>([
  ['came with during a login', () => saveReturnQuery(arrival, true)],
  [
    'came with before a login that did not use it',
    () => {
      saveReturnQuery(arrival, false)
      claimReturnQuery()
    },
  ],
])('parameters of a user who %s do not reach the next user', (_when, keep) => {
  keep()
  // The login is over, however it ended; the next person meets the sign-in page.
  saveReturnQuery('', false)
  expect([takeReturnAddress()?.to ?? null, savedSystem()]).toEqual([null, undefined])
})

it('parameters are not stored again when signing out reloads the page', () => {
  saveReturnQuery(arrival, true)
  saveReturnQuery(arrival, false)
  expect([takeReturnAddress()?.to ?? null, savedSystem()]).toEqual([null, undefined])
  // Whoever follows such a link next has come with it.
  saveReturnQuery(arrival, false)
  expect([takeReturnAddress()?.to ?? null, savedSystem()]).toEqual(['/mail/1', 's02'])
})

it.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)'])(
  'a return address like %s is not stored',
  (to) => {
    saveReturnQuery(`?redirect_url=${encodeURIComponent(to)}&sys=${encodeURIComponent('<b>')}`, false)
    expect([takeReturnAddress()?.to ?? null, savedSystem()]).toEqual([null, undefined])
  },
)

describe('a return address of a configured system', () => {
  beforeEach(() => {
    vi.stubEnv('VITE_ONE_STOP_URL', 'https://ywtb.example.gov.cn/login?app=kjw')
    vi.stubEnv('VITE_NEW_PORTAL_URL', 'http://new.example.gov.cn:8080/portal')
  })
  afterEach(() => vi.unstubAllEnvs())

  it.each([
    [
      'https://ywtb.example.gov.cn/item/7?step=2#a',
      'https://ywtb.example.gov.cn/item/7?step=2#a',
      'ywtb.example.gov.cn',
    ],
    ['https://ywtb.example.gov.cn', 'https://ywtb.example.gov.cn/', 'ywtb.example.gov.cn'],
    ['http://new.example.gov.cn:8080/home', 'http://new.example.gov.cn:8080/home', 'new.example.gov.cn:8080'],
  ])('%s is stored and read once', (address, to, host) => {
    saveReturnQuery(`?redirect_url=${encodeURIComponent(address)}`, false)
    expect(storedReturnHost()).toBe(host)
    expect(takeReturnAddress()).toEqual({ to, external: true })
    expect([takeReturnAddress(), storedReturnHost()]).toEqual([null, null])
  })

  it.each([
    ['another host', 'https://evil.example/'],
    ['a host that begins like it', 'https://ywtb.example.gov.cn.evil.example/'],
    ['a host that ends like it', 'https://evil-ywtb.example.gov.cn/'],
    ['a subdomain of it', 'https://a.ywtb.example.gov.cn/'],
    ['its name as a user', 'https://ywtb.example.gov.cn@evil.example/'],
    ['a user and a password', 'https://me:pw@ywtb.example.gov.cn/'],
    ['another protocol', 'http://ywtb.example.gov.cn/'],
    ['another port', 'https://ywtb.example.gov.cn:8443/'],
    ['the other one without its port', 'http://new.example.gov.cn/home'],
    ['a script', 'javascript://ywtb.example.gov.cn/%0aalert(1)'],
    ['no protocol', '//ywtb.example.gov.cn/'],
    ['one slash', 'https:/ywtb.example.gov.cn/'],
    ['a backslash', 'https://ywtb.example.gov.cn\\@evil.example/'],
    ['a line break', 'https://ywtb.example.gov.cn/\n'],
    ['a tab inside', 'https://ywtb.example.gov.cn/a\tb'],
    ['a space before', ' https://ywtb.example.gov.cn/'],
    ['too many characters', `https://ywtb.example.gov.cn/${'a'.repeat(2048)}`],
  ])('%s is neither stored nor read', (_case, address) => {
    saveReturnQuery(`?redirect_url=${encodeURIComponent(address)}`, false)
    expect(sessionStorage.getItem('redirect_url')).toBeNull()
    sessionStorage.setItem('redirect_url', address)
    expect([storedReturnHost(), takeReturnAddress()]).toEqual([null, null])
  })

  it('is read only while its system is configured', () => {
    saveReturnQuery(`?redirect_url=${encodeURIComponent('https://ywtb.example.gov.cn/a')}`, false)
    vi.stubEnv('VITE_ONE_STOP_URL', '/simulated/one-stop')
    expect(takeReturnAddress()).toBeNull()
  })
})
