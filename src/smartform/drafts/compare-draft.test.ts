import { describe, expect, it } from 'vitest'
import { compareDraft } from './compare-draft'

const draft = (value: string, base: number) => [{ fieldId: 'a', value, base, at: 0 }]
const nobody: ReadonlySet<string> = new Set()

describe('a draft found on opening', () => {
  it.each([
    ['typed upon what the server still has', draft('我', 4), { a: '旧' }, nobody, 'restored'],
    ['typed before somebody saved', draft('我', 3), { a: '他' }, nobody, 'differences'],
    ['on the server already', draft('同', 3), { a: '同' }, nobody, 'settled'],
    ['typed in again meanwhile', draft('我', 4), { a: '旧' }, new Set(['a']), 'nothing'],
  ])('%s', (_case, fields, server, skip, expected) => {
    const { restored, differences, settled } = compareDraft(fields, server, 4, skip)
    const found = Object.keys(restored).length
      ? 'restored'
      : differences.length
        ? 'differences'
        : settled.length
          ? 'settled'
          : 'nothing'
    expect(found).toBe(expected)
  })
})
