/** Tests of the language that a page begins in: chosen, in the link, or the browser's. */
// @vitest-environment jsdom
import Cookies from 'js-cookie'
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.resetModules()
  Cookies.remove('language')
})

it.each([
  ['zh-CN', undefined, '/user/login', 'zh'],
  ['zh-TW', undefined, '/user/login', 'zh'],
  ['en-GB', undefined, '/user/login', 'en'],
  ['de', undefined, '/user/login', 'en'],
  ['en-GB', 'zh', '/user/login', 'zh'],
  ['zh-CN', undefined, '/expert/invitation', 'en'],
  ['zh-CN', undefined, '/award/setting/bind/foreign/notice-3', 'en'],
  ['zh-CN', 'zh', '/expert/invitation', 'zh'],
  ['zh-CN', undefined, '/expert/entry?lang=en', 'en'],
  ['zh-CN', undefined, '/expert/invite?code=A&lang=en', 'en'],
  ['zh-CN', undefined, '/expert/mobileInvitation?lang=en', 'en'],
  ['zh-CN', undefined, '/expert/mobileInvitation', 'zh'],
  ['en-GB', undefined, '/expert/invitation?lang=zh', 'zh'],
  ['zh-CN', 'zh', '/expert/invite?lang=en', 'zh'],
  ['zh-CN', undefined, '/expert/invite?lang=<script>', 'zh'],
])('a browser of %s with the cookie %s gets %s in %s', async (language, cookie, address, expected) => {
  if (cookie) Cookies.set('language', cookie)
  vi.stubGlobal('navigator', { language })
  const { pathname, search } = new URL(address, window.location.origin)
  vi.stubGlobal('location', { ...window.location, pathname, search })
  vi.resetModules()
  const { locale } = await import('./i18n')
  expect(locale()).toBe(expected)
})

it('the language of a link stays after the page loads that sign-in causes', async () => {
  vi.stubGlobal('navigator', { language: 'zh-CN' })
  vi.stubGlobal('location', { ...window.location, pathname: '/expert/invitation', search: '' })
  vi.resetModules()
  await import('./i18n')
  vi.stubGlobal('location', { ...window.location, pathname: '/', search: '' })
  vi.resetModules()
  expect((await import('./i18n')).locale()).toBe('en')
})

it('a chosen language stays for a year, for this site only, and is told from that of the browser', async () => {
  vi.resetModules()
  const { isLanguageSelected, setLocale } = await import('./i18n')
  expect(isLanguageSelected()).toBe(false)
  const set = vi.spyOn(Cookies, 'set')
  setLocale('en')
  expect(set.mock.calls).toEqual([['language', 'en', { expires: 365, path: '/', sameSite: 'Strict' }]])
  expect(isLanguageSelected()).toBe(true)
})
