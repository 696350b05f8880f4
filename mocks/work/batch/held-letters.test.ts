/** The letters of a batch decision, and its preview; with the few rows that each rule needs. */
import { beforeEach, describe, expect, it } from 'vitest'
import { refuse, smallBatch } from '../../../tests/small-batch'
import type { BackendContext } from '../../context'
import type { BatchDecisionRow } from '../../db/rows-batch'
import { batchOf, decideBatch, takeBackTime } from './decide-batch'
import { isLetterHeld, isTakeable, sendHeldLetters, sendLettersAbout } from './held-letters'
import { previewDecisions } from './preview'

let { backend, filed, officer, decide, stateOf, takeBack, letters, rowOf } = smallBatch()
beforeEach(() => {
  ;({ backend, filed, officer, decide, stateOf, takeBack, letters, rowOf } = smallBatch())
})
const { now } = backend

describe('the letters of a batch', () => {
  it.each([
    [now + takeBackTime - 1, 0],
    [now + takeBackTime, 2],
  ])('are sent when it can be taken back no more: at %i %i', (at, count) => {
    filed('a')
    decide(['a'])
    sendHeldLetters(officer())
    expect(letters()).toEqual([])
    sendHeldLetters(officer({ now: at }))
    expect(letters()).toHaveLength(count)
  })

  it('are sent once each, dated when they were due, and the others later', () => {
    filed('a')
    filed('b')
    decide(['a'])
    decideBatch(officer({ now: now + 5 }), 'next', { ids: ['b'], ...refuse })
    const until = now + takeBackTime
    sendHeldLetters(officer({ now: until + 1 }))
    sendHeldLetters(officer({ now: until + 2 }))
    expect(letters().map(([, at]) => at)).toEqual([until, until])
    sendHeldLetters(officer({ now: until + 9 }))
    expect(letters().map(([, at]) => at)).toEqual([until, until, until + 5, until + 5])
    expect(rowOf('a')).toMatchObject({ letters: [], changes: [], until })
  })

  it('about a work item are sent at once when somebody goes on with it', () => {
    filed('a')
    filed('b')
    decide(['a', 'b'])
    sendLettersAbout(officer({ now: now + 1 }), 'a')
    sendLettersAbout(officer({ now: now + 2 }), 'a')
    expect(letters()).toEqual([
      ['陈思远', now + 1],
      ['王建华', now + 1],
    ])
    expect(isTakeable(officer({ now: now + 1 }), rowOf('a'))).toBe(false)
    expect(isTakeable(officer({ now: now + 1 }), rowOf('b'))).toBe(true)
  })

  it.each<[string, Partial<BatchDecisionRow>, number, boolean]>([
    ['can be taken back within its time', {}, now, true],
    ['not at its end', {}, now + 5, false],
    ['not twice', { takenBackAt: now }, now, false],
    ['not where it was refused', { code: 603003 }, now, false],
  ])('a decision %s', (_case, more, at, expected) => {
    const row = { code: null, takenBackAt: null, until: now + 5, ...more } as BatchDecisionRow
    expect(isTakeable({ now: at }, row)).toBe(expected)
  })

  it('that were sent for an earlier batch stay sent when a later one is taken back', () => {
    filed('a', { state: 'SUBMITTED' })
    decide(['a'], { action: 'RECEIVE' }, 'before')
    decide(['a'])
    const sent = letters()
    expect(sent).toEqual([['陈思远', now]])
    expect(takeBack()).toMatchObject([{ done: true }])
    expect(letters()).toEqual(sent)
    expect(stateOf('a')).toBe('RECEIVED')
  })

  it('are held from everybody but who decided, for the state that the decision led to', () => {
    filed('a')
    filed('b')
    decide(['a', 'b'])
    const held = (context: BackendContext, id = 'a') =>
      isLetterHeld(context, backend.db.works.get(id) ?? expect.fail(id))
    expect([held(backend.as('陈思远')), held(officer()), held(backend.as())]).toEqual([true, false, true])
    expect(held(backend.as('陈思远', { now: now + takeBackTime }))).toBe(false)
    backend.db.works.update('a', { state: 'ACCEPTED' })
    expect([held(backend.as('陈思远')), held(backend.as('陈思远'), 'b')]).toEqual([false, true])
  })

  it('are held for the last decision about a work item, and for no other one', () => {
    filed('a')
    filed('b', { state: 'REFUSED' })
    decide(['a'])
    takeBack()
    decide(['a'], {}, 'again')
    const held = (id: string) => isLetterHeld(backend.as('陈思远'), backend.db.works.get(id) ?? expect.fail(id))
    expect([held('a'), held('b')]).toEqual([true, false])
    const [row] = batchOf(officer(), 'again')
    const changes = [
      { table: 'works', id: 'b', before: null, after: { state: 'REFUSED' } },
      { table: 'users', id: 'a', before: null, after: { state: 'REFUSED' } },
      { table: 'works', id: 'a', before: {}, after: null },
    ]
    backend.db.batchDecisions.update(row?.id ?? '', { changes } as never)
    expect(held('a')).toBe(false)
  })
})

describe('the preview of a batch', () => {
  const preview = (ids: string[], more: object = {}) => previewDecisions(officer(), { ids, ...refuse, ...more })

  it('says what would come of each, with its letters, and leaves everything as it is', () => {
    const work = filed('a')
    filed('b', { state: 'SUBMITTED' })
    expect(preview(['a', 'a', 'b', 'gone'])).toEqual([
      {
        ...{ id: 'a', title: 'a', code: null, kind: 'FOREIGN_EXPERT', state: 'REFUSED', heldBy: null, amount: '10' },
        departures: [],
        letters: [
          expect.objectContaining({ to: '陈思远', content: expect.stringContaining('意见：重复') }),
          expect.objectContaining({ to: '王建华', titleEn: expect.stringMatching(/^Foreign/) }),
        ],
      },
      ...['b', 'gone'].map((id) => ({
        ...{ id, title: id === 'b' ? 'b' : null, code: id === 'b' ? 603003 : 603001, kind: null, state: null },
        ...{ heldBy: null, amount: null, departures: [], letters: [] },
      })),
    ])
    expect(backend.db.works.get('a')).toEqual(work)
    expect(backend.db.workHistories.all()).toEqual([])
  })

  it('has an open place where the opinion is still to be written, and says who gets it then', () => {
    filed('a', { amount: null })
    const [one] = preview(['a'], { action: 'RETURN', opinion: ' ' })
    expect(one).toMatchObject({ code: null, state: 'RETURNED_BY_COMMISSION', heldBy: '陈思远', amount: null })
    expect(one?.letters[0]?.content).toContain('意见：……')
    const [written] = preview(['a'], { action: 'RETURN', opinion: '请补充' })
    expect(written?.letters[0]?.content).toContain('意见：请补充')
    const [passed] = preview(['a'], { action: 'PASS', opinion: null, facts: { asRequested: true } })
    expect(passed?.letters[0]?.content).not.toContain('……')
  })
})
