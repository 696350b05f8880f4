/** What came of a batch decision, and how it is taken back; with the few rows that each rule needs. */
import { beforeEach, describe, expect, it } from 'vitest'
import { refuse, smallBatch } from '../../../tests/small-batch'
import type { BackendContext } from '../../context'
import { attemptDecision } from './attempt'
import { batchOf, batchOutcomes, decideBatch, stepOf, takeBackTime } from './decide-batch'
import { sendHeldLetters } from './held-letters'

let { backend, filed, officer, decide, stateOf, takeBack, letters, rowOf } = smallBatch()
beforeEach(() => {
  ;({ backend, filed, officer, decide, stateOf, takeBack, letters, rowOf } = smallBatch())
})
const { now, day } = backend

describe('a batch decision', () => {
  it('answers for each work item what came of it, once', () => {
    filed('a')
    filed('b', { state: 'SUBMITTED', title: '' })
    expect(decide(['a', 'b', 'gone', 'a'])).toEqual([
      { id: 'a', title: 'a', code: null, done: true, takenBack: false, until: now + takeBackTime, serverTime: now },
      { id: 'b', title: '未命名项目', code: 603003, done: false, takenBack: false, until: null, serverTime: now },
      { id: 'gone', title: null, code: 603001, done: false, takenBack: false, until: null, serverTime: now },
    ])
    expect(batchOutcomes(officer(), 'batch').map(({ id, title }) => [id, title])).toEqual([
      ['a', 'a'],
      ['b', '未命名项目'],
      ['gone', null],
    ])
    const histories = backend.db.workHistories.all().length
    expect(decide(['a', 'b'])).toMatchObject([{ done: true }, { code: 603003 }])
    expect(backend.db.workHistories.all()).toHaveLength(histories)
    expect([stateOf('a'), stateOf('b')]).toEqual(['REFUSED', 'SUBMITTED'])
    expect(batchOutcomes(backend.as('徐海宁'), 'batch')).toEqual([])
    expect(batchOutcomes(officer(), 'other')).toEqual([])
  })

  it('takes the step with the opinion, the facts and the version of each', () => {
    const step = stepOf({ ...refuse, ids: [], facts: { asRequested: true }, seen: [{ id: 'a', revision: 3 }] })
    expect(step('a')).toEqual({ opinion: '重复', facts: { asRequested: true }, seenRevision: 3 })
    expect(step('b')).toEqual({ opinion: '重复', facts: { asRequested: true }, seenRevision: undefined })
    expect(stepOf({ ...refuse, ids: [], facts: null })('a')).toMatchObject({ facts: {} })
  })

  it('is remembered for a day under its key', () => {
    filed('a')
    decide(['a'])
    const later = (at: number) => {
      decideBatch(officer({ now: at }), 'next', { ids: [], ...refuse })
      return batchOf(officer(), 'batch').length
    }
    expect([later(now + day), later(now + day + 1)]).toEqual([1, 0])
  })

  it('changes nothing where it is refused, and keeps the letters of what it did', () => {
    filed('a')
    expect(attemptDecision(officer(), 'a', 'PASS', {})).toEqual({ code: 603112, changes: [], letters: [] })
    const done = attemptDecision(officer(), 'a', 'REFUSE', { opinion: '重复' })
    expect(done.code).toBeNull()
    expect(done.changes.map(({ table }) => table).toSorted()).toEqual(['workHistories', 'works'])
    expect(done.changes).toContainEqual({
      ...{ table: 'works', id: 'a' },
      before: expect.objectContaining({ state: 'RECEIVED' }),
      after: expect.objectContaining({ state: 'REFUSED' }),
    })
    expect(done.letters.map(({ message }) => message.userId)).toEqual(['陈思远', '王建华'])
    expect(letters()).toEqual([])
  })
})

describe('a decision is taken back', () => {
  it('with everything that it changed; its history keeps both', () => {
    const before = filed('a', { facts: { year: 2026, subject: '外专' } })
    decide(['a'])
    expect(takeBack(['a'], { now: now + 1 })).toEqual([
      { id: 'a', title: 'a', done: true, takenBack: true, code: null, until: null, serverTime: now + 1 },
    ])
    expect(backend.db.works.get('a')).toEqual(before)
    expect(backend.db.workHistories.all()).toMatchObject([
      { step: 'REFUSE', opinion: '重复', state: 'REFUSED', actorId: '周航' },
      { step: 'TAKE_BACK', opinion: null, state: 'RECEIVED', actorId: '周航', at: now + 1, workId: 'a' },
    ])
    expect(rowOf('a')).toMatchObject({ takenBackAt: now + 1, changes: [], letters: [] })
    sendHeldLetters(officer({ now: now + takeBackTime }))
    expect(letters()).toEqual([])
    expect(batchOutcomes(officer(), 'batch')).toMatchObject([{ done: true, takenBack: true, until: null }])
  })

  it('by default all that were decided, answered in their order; again, it says the same', () => {
    for (const id of ['a', 'b', 'c']) filed(id, id === 'b' ? { state: 'SUBMITTED' } : {})
    decide(['a', 'b', 'c'])
    const answers = takeBack().map(({ id, done, code }) => [id, done, code])
    expect(answers).toEqual([
      ['a', true, null],
      ['c', true, null],
    ])
    expect(takeBack().map(({ done }) => done)).toEqual([true, true])
    expect(backend.db.workHistories.where({ step: 'TAKE_BACK' })).toHaveLength(2)
  })

  it.each<[string, () => unknown, Partial<BackendContext>, string[], number]>([
    ['that was not in the batch', () => undefined, {}, ['x'], 603003],
    ['that was refused', () => undefined, {}, ['b'], 603003],
    ['once its letters are sent', () => undefined, { now: now + takeBackTime }, ['a'], 603141],
    [
      'once somebody changed what it changed',
      () => backend.db.works.update('a', { opinion: '另议' }),
      {},
      ['a'],
      603142,
    ],
    ['once it was deleted', () => backend.db.works.remove('a'), {}, ['a'], 603142],
    [
      'by who lost the right',
      () => backend.db.commissionDesks.update('FOREIGN_EXPERT', { departmentIds: [] }),
      {},
      ['a'],
      60154,
    ],
  ])('not %s', (_case, change, more, ids, code) => {
    filed('a')
    filed('b', { state: 'SUBMITTED' })
    decide(['a', 'b'])
    change()
    const before = backend.db.works.get('a')
    expect(takeBack(ids, more)).toMatchObject([{ done: false, takenBack: false, code }])
    expect(backend.db.works.get('a')).toEqual(before)
  })

  it('and leaves what others changed since elsewhere in it', () => {
    filed('a', { facts: { year: 2026 } })
    decide(['a'])
    backend.db.works.update('a', { title: '新名称', number: 'WZ1' })
    expect(takeBack(['a'])).toMatchObject([{ done: true }])
    expect(backend.db.works.get('a')).toMatchObject({
      state: 'RECEIVED',
      title: '新名称',
      number: 'WZ1',
      opinion: null,
    })
  })

  it('with fields that it had added and work that it had begun', () => {
    const work = filed('a')
    decide(['a'])
    const begun = filed('begun')
    const history = { id: 'h', workId: 'begun', step: 'CREATE', at: now } as never
    backend.db.workHistories.insert(history)
    const row = rowOf('a')
    const after = { ...backend.db.works.get('a'), extra: 1 }
    backend.db.works.put('a', after as never)
    const changes = [
      { table: 'works', id: 'a', before: work, after },
      { table: 'works', id: 'begun', before: null, after: begun },
      { table: 'workHistories', id: 'h', before: null, after: history },
      { table: 'nothing', id: 'x', before: null, after: null },
    ]
    backend.db.batchDecisions.update(row.id, { changes } as never)
    expect(takeBack(['a'])).toMatchObject([{ done: true }])
    expect(backend.db.works.get('a')).toEqual(work)
    expect([backend.db.works.get('begun'), backend.db.workHistories.get('h')]).toEqual([undefined, undefined])
  })
})
