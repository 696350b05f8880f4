// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { forgetKeys, seal, unseal } from './session-cipher'

afterEach(() => {
  vi.restoreAllMocks()
})

describe('text encrypted for a tab', () => {
  it('is readable for the same user in the same tab only', async () => {
    const sealed = await seal('u1', '6222020200112233')
    expect(sealed).not.toContain('6222020200112233')
    expect(await unseal('u1', sealed ?? '')).toBe('6222020200112233')
    expect(await unseal('u2', sealed ?? '')).toBeNull()
  })

  it('is unreadable once the user signs out', async () => {
    const sealed = await seal('u1', '310101198001011234')
    forgetKeys()
    expect(await unseal('u1', sealed ?? '')).toBeNull()
    expect(Object.keys(sessionStorage).filter((name) => name.includes('key'))).toEqual([])
  })

  it('is unreadable once another user works in the tab, and readable for its own user', async () => {
    forgetKeys('u1')
    const [first, second] = [await seal('u1', '甲'), await seal('u2', '乙')]
    forgetKeys('u2')
    expect(await unseal('u1', first ?? '')).toBeNull()
    expect(await unseal('u2', second ?? '')).toBe('乙')
  })

  it('is not made where the browser cannot encrypt, and what is damaged on the device is not read', async () => {
    forgetKeys('u1')
    const sealed = (await seal('u1', '甲')) ?? ''
    for (const damaged of ['', 'x', sealed.slice(0, 8), `${sealed.slice(0, -6)}AAAA==`])
      expect(await unseal('u1', damaged)).toBeNull()
    vi.spyOn(crypto.subtle, 'encrypt').mockRejectedValue(new Error('not here'))
    expect(await seal('u1', '甲')).toBeNull()
  })

  it('is readable however much was encrypted since, and none is made between a sign-out and the next sign-in', async () => {
    forgetKeys('u1')
    const [first, second] = [await seal('u1', '甲'), await seal('u1', '乙')]
    expect([await unseal('u1', first ?? ''), await unseal('u1', second ?? '')]).toEqual(['甲', '乙'])
    forgetKeys()
    expect(await seal('u1', '丙')).toBeNull()
    forgetKeys('u1')
    expect(await seal('u1', '丙')).not.toBeNull()
  })
})
