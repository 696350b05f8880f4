// @vitest-environment jsdom
/** Tests of addresses that follow from where the browser is. */
import { afterEach, expect, it, vi } from 'vitest'
import { cookiePath, currentLocation, fullAddress } from './base-path'
import { besideHere } from './beside-here'
import { leavePortal } from './leave-portal'
import { settingsSecurityPath } from './security-path'

afterEach(() => {
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
})

it('a portal at the root of its site has the browser’s addresses', () => {
  window.history.replaceState(null, '', '/mail/1?tab=2#top')
  expect(currentLocation()).toEqual({ pathname: '/mail/1', search: '?tab=2', hash: '#top' })
  const { origin } = window.location
  expect([fullAddress('/mail'), fullAddress(''), cookiePath]).toEqual([`${origin}/mail`, origin, '/'])
  expect(['/mail', ''].map((path) => fullAddress(path, '/portal'))).toEqual([
    `${origin}/portal/mail`,
    `${origin}/portal`,
  ])
})

it.each([
  ['/mail', '/help'],
  ['/zwdt/mail', '/zwdt/help'],
  ['/zwdtx', '/help'],
])('a link at %s leads to %s', (here, target) => {
  window.history.replaceState(null, '', here)
  expect(besideHere('/help')).toBe(target)
})

it('another system is opened in this window, without a way back to what is left', async () => {
  const replace = vi.fn()
  vi.stubGlobal('location', { replace })
  const arrived = vi.fn()
  void leavePortal('https://other.gov.cn/').then(arrived)
  await Promise.resolve()
  expect(replace.mock.calls).toEqual([['https://other.gov.cn/']])
  expect(arrived).not.toHaveBeenCalled()
})

it('who goes to certify their name can come back to where they were', () => {
  expect(settingsSecurityPath()).toBe('/account/settings/security')
  expect(settingsSecurityPath('/apply?id=1&step=2')).toBe(
    '/account/settings/security?back=%2Fapply%3Fid%3D1%26step%3D2',
  )
})
