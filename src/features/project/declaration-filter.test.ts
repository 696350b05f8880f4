import { describe, expect, it } from 'vitest'
import { declarationFilter, stateFilter } from './declaration-filter'

describe("a list's filters, as the URL holds them", () => {
  it.each([
    [
      { state: 'RETURNED', year: '2026', keyword: '芯片' },
      { states: ['RETURNED'], year: 2026, keyword: '芯片' },
    ],
    [{}, { states: undefined, year: undefined, keyword: undefined }],
    [
      { state: 'toString', year: '2026年' },
      { states: undefined, year: undefined, keyword: undefined },
    ],
  ])('%j asks the backend for %j', (filters, expected) => {
    expect(declarationFilter(filters)).toEqual(expected)
  })

  it('offers reviewers no state that never reaches them', () => {
    const filter = stateFilter(['DRAFT'])
    expect(filter.kind === 'select' && filter.options.map((one) => one.value)).not.toContain('DRAFT')
  })
})
