// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { forgetKeys, seal, unseal } from './session-cipher'

describe('what is sealed for this tab', () => {
  it('is read by the same person in the same tab, by nobody else', async () => {
    const sealed = await seal('u1', '6222020200112233')
    expect(sealed).not.toContain('6222020200112233')
    expect(await unseal('u1', sealed ?? '')).toBe('6222020200112233')
    expect(await unseal('u2', sealed ?? '')).toBeNull()
  })

  it('is closed for ever once the person signs out', async () => {
    const sealed = await seal('u1', '310101198001011234')
    forgetKeys()
    expect(await unseal('u1', sealed ?? '')).toBeNull()
    expect(Object.keys(sessionStorage).filter((name) => name.includes('key'))).toEqual([])
  })

  it('is closed once somebody else works in the tab, and stays open for the one who does', async () => {
    forgetKeys('u1')
    const [first, second] = [await seal('u1', '甲'), await seal('u2', '乙')]
    forgetKeys('u2')
    expect(await unseal('u1', first ?? '')).toBeNull()
    expect(await unseal('u2', second ?? '')).toBe('乙')
  })
})
