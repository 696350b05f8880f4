// @vitest-environment jsdom
import Cookies from 'js-cookie'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readToken, removeToken, saveToken } from './token'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the token', () => {
  it('is stored for exactly seven days, for this site only', () => {
    const set = vi.spyOn(document, 'cookie', 'set')
    const before = Date.now()
    saveToken('secret')
    const [cookie = ''] = set.mock.calls[0] ?? []
    const expires = Date.parse(/expires=([^;]+)/i.exec(cookie)?.[1] ?? '')
    expect(Math.abs(expires - before - 7 * 24 * 3600 * 1000)).toBeLessThan(2000)
    expect(cookie).toMatch(/samesite=strict/i)
    expect(cookie).toMatch(/path=\//)
    expect(readToken()).toBe('secret')
  })

  it('is sent over https only when the page was loaded over it', () => {
    const set = vi.spyOn(Cookies, 'set')
    saveToken('plain')
    vi.stubGlobal('location', { protocol: 'https:' })
    saveToken('secured')
    expect(set.mock.calls.map(([, , options]) => options?.secure)).toEqual([false, true])
  })

  it('is gone after removal, and in no other storage', () => {
    saveToken('secret')
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('secret')
    const remove = vi.spyOn(Cookies, 'remove')
    removeToken(readToken())
    expect(readToken()).toBeUndefined()
    // At the path where it was saved: elsewhere it would stay.
    expect(remove.mock.calls).toEqual([['portal_token', { path: '/' }]])
  })

  it('stays when another one is to be removed', () => {
    saveToken('newer')
    removeToken('older')
    expect(readToken()).toBe('newer')
    removeToken('newer')
  })
})
