/** Tests of the error catalogue: every code has texts and a way to be shown. */
import { describe, expect, it } from 'vitest'
import { catalogue, catalogueEntry } from './catalogue'
import en from './en.json'
import zh from './zh.json'

const chinese: Readonly<Record<string, string>> = zh
const english: Readonly<Record<string, string>> = en

const between = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index)

/** Section 8 of the specification, typed out once more: the catalogue must not be its own judge. */
const silent = [60144, 60145, 60146, 60176, 60191, 601002, 601202, 603288]
const clearing = [60101, 60102]
const named = [
  ...[400, 401, 402, 403, 500, 600],
  ...[60101, 60102, 60103, 60104, 60105, 60108, 60109, ...between(60111, 60116), 60119, ...between(60120, 60122)],
  ...[
    60131,
    60132,
    ...between(60141, 60146),
    60153,
    60154,
    60155,
    ...between(60157, 60171),
    60176,
    60180,
    60187,
    60191,
  ],
  ...[60345, 60347, 60354, 60902],
  ...[601002, 601202, 603011, 603201, 603008, 603288, 603411, 603412, ...between(603209, 603213), 603009, 603010],
  ...[60402, 60403, 60404],
]
/** The contract's own codes, and one for each of the 23 rules of section 5. */
const contracted = [60346, ...between(603001, 603007), 60401, 60405, 60408, 60410, ...between(60411, 60433), 60305]

describe('the error catalogue', () => {
  it.each([...new Set([...named, ...contracted])])('contains %i with a text in both languages', (code) => {
    expect(catalogueEntry(code)).toBeDefined()
    expect(chinese[`errors.${code}`]).toMatch(/\p{Script=Han}/u)
    expect(english[`errors.${code}`]).toMatch(/^[A-Z]/)
    expect(english[`errors.${code}`]).not.toMatch(/\p{Script=Han}/u)
  })

  it('has a text in both languages for every code, and a code for every text', () => {
    const texts = (keys: Readonly<Record<string, string>>) =>
      Object.keys(keys)
        .filter((key) => /^errors\.\d+$/.test(key))
        .map((key) => Number(key.slice('errors.'.length)))
        .sort((number, other) => number - other)
    const known = Object.keys(catalogue).map(Number)
    expect(texts(zh)).toEqual(known)
    expect(texts(en)).toEqual(known)
  })

  it('has the same dynamic keys in both languages, with the same placeholders', () => {
    const dynamic = Object.keys(english).filter((key) => key.startsWith('errors.'))
    expect(dynamic.sort()).toEqual(Object.keys(chinese).sort())
    const placeholders = (text = '') => (text.match(/\{\w+\}/g) ?? []).sort()
    for (const key of dynamic) expect(placeholders(english[key]), key).toEqual(placeholders(chinese[key]))
  })

  it('ignores exactly the eight silent codes', () => {
    const visible = Object.entries(catalogue)
    expect(visible.filter(([, entry]) => entry.show === 'silent').map(([code]) => Number(code))).toEqual(silent)
  })

  it('ends the session for 60101 and 60102, which show a message, and for three silent codes', () => {
    const ending = Object.entries(catalogue).filter(([, entry]) => entry.endsSession)
    expect(ending.map(([code]) => Number(code))).toEqual([400, 402, 403, ...clearing])
    for (const code of clearing) expect(catalogueEntry(code)?.show).toBe('notification')
  })

  it('warns of the closed award with its deadline, and shows no other warning', () => {
    const warnings = Object.entries(catalogue).filter(([, entry]) => entry.show === 'warning')
    expect(warnings.map(([code]) => Number(code))).toEqual([60902])
    expect(chinese['errors.60902.detail']).toContain('{deadline}')
  })

  it('shows every other code as a notification', () => {
    const special = [400, 401, 402, 403, 60902, ...silent]
    for (const [code, entry] of Object.entries(catalogue)) {
      if (!special.includes(Number(code))) expect(entry.show, code).toBe('notification')
    }
  })

  it('has a detail text with a placeholder per fact for every code that carries facts', () => {
    const carrying = Object.entries(catalogue).filter(([, entry]) => entry.facts)
    expect(carrying.length).toBeGreaterThan(0)
    for (const [code, entry] of carrying) {
      for (const fact of Object.keys(entry.facts ?? {})) expect(chinese[`errors.${code}.detail`]).toContain(`{${fact}}`)
    }
    for (const key of Object.keys(chinese).filter((key) => key.endsWith('.detail') && !key.includes('not_defined'))) {
      expect(catalogueEntry(Number(key.split('.').at(-2)))?.facts, key).toBeDefined()
    }
  })

  it('links a user without verification to the verification', () => {
    expect(catalogueEntry(60345)?.remedy).toBe('realName')
    expect(chinese['errors.60345']).toMatch(/用户中心首页.*认证.*重新进入/)
  })

  it('science-base codes have other texts than the declaration codes', () => {
    for (const code of [603008, 603009, 603010, 603011, 60347]) {
      expect(chinese[`errors.base.${code}`]).toBeTruthy()
      expect(chinese[`errors.base.${code}`]).not.toBe(chinese[`errors.${code}`])
    }
    expect(chinese['errors.base.603008']).toContain('基地名称不存在')
    expect(chinese['errors.base.60345']).toBeUndefined()
  })

  it('contains every group of the specification', () => {
    const group = (code: number) => catalogueEntry(code)?.group
    const inRange = (first: number, last: number) =>
      Object.keys(catalogue).filter((code) => first <= +code && +code <= last)
    expect(inRange(601000, 601999).length).toBeGreaterThan(20)
    expect(inRange(603100, 603499).length).toBeGreaterThan(40)
    expect(inRange(623000, 623099).length).toBeGreaterThan(5)
    expect([60157, 60167, 60411, 603221, 603303, 603401, 623001].map(group)).toEqual([
      'oauth',
      'patent',
      'rule',
      'task',
      'contract',
      'platform',
      'audit',
    ])
    expect(catalogueEntry(699999)).toBeUndefined()
    expect(chinese['errors.not_defined']).toBeTruthy()
  })
})
