// @vitest-environment jsdom
import Cookies from 'js-cookie'
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
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
  ['zh-CN', 'zh', '/expert/invitation', 'zh'],
])('a browser of %s with the cookie %s meets %s in %s', async (language, cookie, path, expected) => {
  if (cookie) Cookies.set('language', cookie)
  vi.stubGlobal('navigator', { language })
  vi.stubGlobal('location', { ...window.location, pathname: path })
  vi.resetModules()
  const { locale } = await import('./i18n')
  expect(locale()).toBe(expected)
})
