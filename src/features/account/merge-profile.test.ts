/** Tests of merging a profile that was changed in two tabs. */
import { describe, expect, it } from 'vitest'
import { completeProfile as base } from '../../../tests/sample-profile'
import { changedFields, mergeProfile } from './merge-profile'

describe('a profile changed in two tabs', () => {
  it('takes both changes where they concern different fields', () => {
    const mine = { ...base, userPosition: '院长' }
    const theirs = { ...base, userMajor: '微电子学', userParty: null }
    expect(mergeProfile(base, mine, theirs)).toEqual({
      values: { ...base, userPosition: '院长', userMajor: '微电子学', userParty: null },
      conflicts: [],
    })
  })

  it('reports a conflict for fields that both changed, and keeps edited text', () => {
    const mine = { ...base, userPosition: '院长' }
    const theirs = { ...base, userPosition: '系主任' }
    expect(mergeProfile(base, mine, theirs)).toEqual({ values: mine, conflicts: ['userPosition'] })
  })

  it('reports no conflict where both have the same value', () => {
    const both = { ...base, userPosition: '院长' }
    expect(mergeProfile(base, both, both)).toEqual({ values: both, conflicts: [] })
  })
})

it('composite values are compared deeply', () => {
  const other = { ...base, unit: { id: 'unit-2', unitName: '浦源人工智能研究院' }, sciencesAcademy: null }
  expect(changedFields(base, other)).toEqual(['unit', 'sciencesAcademy'])
})
