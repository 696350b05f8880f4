/** Tests of redirect targets after sign-in, and of the one-stop service's address. */
import { describe, expect, it } from 'vitest'
import { saveReturnQuery } from '@/lib/routing/return-address'
import { clientReturn } from './client-return'
import { oneStopAddress, oneStopPlatform } from './one-stop-address'
import { besideHref } from './paths'
import { webAddress } from './web-address'

describe('allowed redirect targets', () => {
  it.each([
    ['https://open.example.com/qr?x=1', 'https://open.example.com/qr?x=1'],
    ['/api/simulated/wechat', 'http://localhost:3000/api/simulated/wechat'],
    ['http://localhost:9000/x', 'http://localhost:9000/x'],
    ['http://open.example.com/qr', null],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['https://user:pass@open.example.com/', null],
    ['http://localhost.evil.example/', null],
    ['', null],
    ['https://', null],
  ])('%s → %s', (address, expected) => {
    expect(webAddress(address)?.href ?? null).toBe(expected)
  })
})

it('the one-stop service is opened with the authorisation endpoint as return address, and a state', () => {
  const platform = oneStopPlatform('https://ywtb.example.gov.cn/login?app=kjw')
  const url = new URL(oneStopAddress(platform ?? new URL('about:blank'), 'b7c1'))
  expect(url.host).toBe('ywtb.example.gov.cn')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    app: 'kjw',
    redirect_uri: 'http://localhost:3000/authlogin',
    state: 'b7c1',
  })
})

it('the one-stop service receives the system of the link', () => {
  saveReturnQuery('?sys=s02', false)
  const url = new URL(oneStopAddress(new URL('https://ywtb.example.gov.cn/login'), 'b7c1'))
  expect(url.searchParams.get('sys')).toBe('s02')
  sessionStorage.clear()
})

it.each([undefined, '', 'javascript:alert(1)', 'http://ywtb.example.gov.cn'])(
  'a one-stop service configured as %s is not offered',
  (configured) => {
    expect(oneStopPlatform(configured ?? '')).toBeNull()
  },
)

it('a redirect to another system adds the token to its query', () => {
  expect(clientReturn('https://report.example.gov.cn/back?a=1#x', { code: 'c 1', state: null })).toBe(
    'https://report.example.gov.cn/back?a=1&code=c+1#x',
  )
})

it.each([
  ['?redirect=%2Fmy-project%3Fpage%3D2', '/user/register?redirect=%2Fmy-project%3Fpage%3D2'],
  ['?redirect=%2F%2Fevil.example', '/user/register'],
  ['', '/user/register'],
])('the return address %s is kept from page to page', (search, expected) => {
  expect(besideHref('/user/register', search)).toBe(expected)
})
