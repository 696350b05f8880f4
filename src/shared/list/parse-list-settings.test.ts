/** Tests of validating stored list settings. */
import { describe, expect, it } from 'vitest'
import { parseListSettings } from './parse-list-settings'

const nothing = { compact: false, split: false, hidden: {}, saved: {} }
const filter = { name: '待审', query: 'state=A', start: true }

describe('stored settings of lists', () => {
  it.each<[string, string | null]>([
    ['nothing', null],
    ['no JSON', '{'],
    ['a list', '[1]'],
    ['null', 'null'],
    ['a number', '7'],
    ['other types', '{"compact":"yes","split":1,"hidden":[],"saved":"x"}'],
    ['unusable entries', '{"hidden":{"/a":"title"},"saved":{"/a":{}}}'],
    ['lists that are no address', '{"hidden":{"__proto__":["title"],"a":["x"]},"saved":{"constructor":[]}}'],
  ])('are the defaults for %s', (_, text) => expect(parseListSettings(text)).toEqual(nothing))

  it.each<[string, unknown, unknown]>([
    ['a filter', [filter], [filter]],
    ['one start of two', [filter, { ...filter, name: '乙' }], [filter, { ...filter, name: '乙', start: false }]],
    ['each name once', [filter, { ...filter, query: 'state=B' }], [filter]],
    ['no filter without a name', [{ ...filter, name: '  ' }, { query: 'a' }, null, 7], []],
    ['no endless query', [{ ...filter, query: 'a'.repeat(2001) }], []],
    ['a long name shortened', [{ ...filter, name: '字'.repeat(30) }], [{ ...filter, name: '字'.repeat(20) }]],
  ])('keep %s', (_, saved, expected) => {
    expect(parseListSettings(JSON.stringify({ saved: { '/list': saved } })).saved['/list']).toEqual(expected)
  })

  it('keep twenty filters of a list at most', () => {
    const saved = Array.from({ length: 30 }, (_, index) => ({ ...filter, name: String(index), start: false }))
    expect(parseListSettings(JSON.stringify({ saved: { '/list': saved } })).saved['/list']).toHaveLength(20)
  })
})
