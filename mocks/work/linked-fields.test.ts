/** Tests of what a correction at named places needs beside them. */
import { describe, expect, it } from 'vitest'
import type { FormValues } from '@/smartform/schema/values'
import type { ContentRow } from '../db/rows-work'
import { withLinked } from './linked-fields'

/** What is open of a laboratory's report, returned with these places named, of which `answered` were answered. */
function opened(named: readonly string[], answered: FormValues = {}, formId = 'key-laboratory') {
  const content = { formId, formVersion: 1, values: {}, submitted: { revision: 1, values: answered } }
  return withLinked(content as ContentRow, named)
}

describe('a return that opens only named places also opens', () => {
  it('the numbers that a rule compares with a named one, and the reason for its change', () => {
    const open = opened(['staffVisiting'])
    expect(open).toEqual(expect.arrayContaining(['staff', 'staffRegular', 'staffVisiting', 'staffVisitingReason']))
    expect(open).not.toContain('committeeAdvice')
    expect(open).not.toContain('titleSenior')
  })

  it('the list that must be as long as a named number', () => {
    expect(opened(['patentsGranted'])).toContain('patentList')
  })

  it('the table that must add up to a named amount, where the rule stands at the table alone', () => {
    expect(opened(['amount'], {}, 'fund-application')).toContain('uses')
  })

  it('the reason for a total that is computed from a named table', () => {
    expect(opened(['conferences'])).toEqual(['conferences', 'conferenceCountReason', 'conferencePeopleReason'])
  })

  it('what becomes required by a named answer, unless it was answered and has passed', () => {
    expect(opened(['committeeMeetings'])).toContain('committeeOn')
    expect(opened(['committeeMeetings'], { committeeOn: '2026-10-15' })).not.toContain('committeeOn')
  })

  it('what was answered with blanks only', () => {
    expect(opened(['permit'], { permitNumber: '  ' }, 'foreign-expert-project')).toContain('permitNumber')
    expect(opened(['permit'], { permitNumber: 'SH20260001' }, 'foreign-expert-project')).not.toContain('permitNumber')
  })

  it('the given reason of a number again, as the number can change', () => {
    expect(opened(['talks'], { talksReason: '承办大会' })).toEqual(['talks', 'talksReason'])
  })

  it('what an error compares, not what is only worth a look', () => {
    const open = opened(['papers'])
    expect(open).toEqual(expect.arrayContaining(['papers', 'books', 'paperList']))
    expect(open).not.toContain('staff')
  })

  it('nothing that the portal fills in or works out', () => {
    const open = opened(['amount'], {}, 'fund-application')
    for (const filled of ['approved', 'before', 'planned', 'remaining', 'year']) expect(open).not.toContain(filled)
  })

  it('the same of what was never submitted, by its answers', () => {
    const content = { formId: 'key-laboratory', formVersion: 1, values: { committeeOn: '2026-10-15' }, submitted: null }
    expect(withLinked(content as unknown as ContentRow, ['committeeMeetings'])).not.toContain('committeeOn')
  })

  it('nothing else for a text that no rule reads', () => {
    expect(opened(['committeeAdvice'])).toEqual(['committeeAdvice'])
  })
})
