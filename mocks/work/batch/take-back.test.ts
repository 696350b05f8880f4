/** Rows, letters and warnings of batch decisions, with the few rows that each rule needs. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { WorkAction } from '@/work/kind'
import { smallUniversity, university } from '../../../tests/small-university'
import type { BackendContext } from '../../context'
import type { BatchDecisionRow } from '../../db/rows-batch'
import type { WorkRow } from '../../db/rows-work'
import { attemptDecision } from './attempt'
import { batchOf, batchOutcomes, decideBatch, stepOf, takeBackTime } from './decide-batch'
import { departuresIn } from './departures'
import { isLetterHeld, isTakeable, sendHeldLetters, sendLettersAbout } from './held-letters'
import { previewDecisions } from './preview'
import { takeBackDecisions } from './take-back'

let { backend } = smallUniversity()
beforeEach(() => {
  ;({ backend } = smallUniversity())
})
const { now, day } = backend
/** A foreign-expert project of the leader, as the commission has received it. */
const filed = (id: string, more: Partial<WorkRow> = {}) =>
  backend.work('FOREIGN_EXPERT', id, {
    ...{ state: 'RECEIVED', creatorId: '陈思远', unitId: university, facts: { year: 2026 }, amount: '10' },
    ...more,
  })
const officer = (more: Partial<BackendContext> = {}) => backend.as('周航', more)
const refuse = { action: 'REFUSE' as WorkAction, opinion: '重复' }
const decide = (ids: string[], more: object = {}, key = 'batch') =>
  decideBatch(officer(), key, { ids, ...refuse, ...more })
const stateOf = (id: string) => backend.db.works.get(id)?.state
const takeBack = (ids: string[] | null = null, more: Partial<BackendContext> = {}) =>
  takeBackDecisions(officer(more), 'batch', ids)
const letters = () => backend.db.messages.all().map(({ userId, createDate }) => [userId, createDate])
const rowOf = (id: string) => batchOf(officer(), 'batch').find(({ workId }) => workId === id) ?? expect.fail(id)

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

describe('a decision departs from a recommendation', () => {
  it.each<[WorkAction, object[]]>([
    ['REFUSE', [{ cause: 'RECOMMENDED', action: 'PASS', count: null, total: null }]],
    ['PASS', []],
  ])('of the experts: %s', (action, expected) => {
    const about = { unitId: university, reachedDepartment: true, facts: { round: 1 } }
    backend.work('ACCEPTANCE', 'a', { state: 'TO_CONCLUDE', creatorId: '陈思远', ...about })
    backend.db.reviewGroups.insert({ id: 'r', panelId: 'acceptance-a-1', expertId: 'e' } as never)
    backend.work('REVIEW', 'r', { belongsTo: 'r', state: 'SUBMITTED' })
    backend.content('r', { recommendation: 'pass' })
    expect(departuresIn(backend.as('徐海宁'), ['a'], action)('a')).toEqual(expected)
    const [preview] = previewDecisions(backend.as('徐海宁'), {
      ids: ['a'],
      action,
      opinion: '结论',
      facts: { reason: '造假' },
    })
    expect(preview).toMatchObject({ code: null, departures: expected })
  })
})

describe('a decision departs from others', () => {
  const history = (id: string, workId: string, step: string, more: object = {}) =>
    backend.db.workHistories.insert({ id, workId, step, role: 'commission', at: 1, state: '', ...more } as never)
  const others = (steps: string[], more: Partial<WorkRow> = {}) =>
    steps.forEach((step, index) => {
      filed(`${step}${index}`, { state: 'ACCEPTED', ...more })
      history(`h${step}${index}`, `${step}${index}`, step)
    })
  const departures = (action: WorkAction = 'REFUSE', id = 'a') => departuresIn(officer(), ['a'], action)(id)

  it.each<[string, string[], object[]]>([
    ['all of three', ['PASS', 'PASS', 'PASS'], [{ cause: 'OTHERS', action: 'PASS', count: 3, total: 3 }]],
    ['most of four, by the commonest', ['RETURN', 'PASS', 'PASS', 'REFUSE'], [{ action: 'PASS', count: 2, total: 4 }]],
    ['not of two', ['PASS', 'PASS'], []],
    ['not where a third decided so', ['PASS', 'PASS', 'REFUSE'], []],
  ])('%s', (_case, steps, expected) => {
    filed('a')
    others(steps)
    expect(departures()).toMatchObject(expected)
    expect(departures()).toHaveLength(expected.length)
  })

  it.each<[string, (ids: string[]) => unknown]>([
    ['of another kind', (ids) => ids.map((id) => backend.db.works.update(id, { kind: 'MATCHING' }))],
    ['of another role', (ids) => ids.map((id) => backend.db.workHistories.update(`h${id}`, { role: 'unit' }))],
    ['without a role', (ids) => ids.map((id) => backend.db.workHistories.update(`h${id}`, { role: null }))],
    [
      'that only began a review',
      (ids) => ids.map((id) => backend.db.workHistories.update(`h${id}`, { step: 'RECEIVE' })),
    ],
    ['that were taken back since', (ids) => ids.map((id) => history(`t${id}`, id, 'TAKE_BACK', { at: 2 }))],
    ['about works that are gone', (ids) => ids.map((id) => backend.db.works.remove(id))],
  ])('not from decisions %s', (_case, change) => {
    filed('a')
    others(['PASS', 'PASS', 'PASS'])
    change(['PASS0', 'PASS1', 'PASS2'])
    expect(departures()).toEqual([])
  })

  it('by what was decided last, in each work', () => {
    filed('a')
    others(['PASS', 'PASS', 'PASS'])
    for (const id of ['PASS0', 'PASS1', 'PASS2']) {
      history(`r${id}`, id, 'RETURN', { at: 3 })
      history(`b${id}`, id, 'REFUSE', { at: 2 })
    }
    expect(departures()).toMatchObject([{ action: 'RETURN', count: 3, total: 3 }])
  })

  it('also where the commission did something else since that judges nothing', () => {
    filed('a')
    others(['PASS', 'PASS', 'PASS'])
    for (const id of ['PASS0', 'PASS1', 'PASS2']) history(`r${id}`, id, 'RECEIVE', { at: 2 })
    expect(departures()).toMatchObject([{ action: 'PASS', count: 3 }])
  })

  it('not from the works of the batch itself, nor where nothing is judged, nor without the work', () => {
    filed('a')
    others(['PASS', 'PASS', 'PASS'])
    expect(departuresIn(officer(), ['a', 'PASS0'], 'REFUSE')('a')).toEqual([])
    expect(departures('RECEIVE')).toEqual([])
    expect(departures('REFUSE', 'gone')).toEqual([])
  })

  it('only from those under the same guide', () => {
    backend.guide('g')
    backend.work('DECLARATION', 'p', { belongsTo: 'g' })
    filed('a', { projectId: 'p' })
    others(['PASS', 'PASS', 'PASS'])
    expect(departures()).toEqual([])
    for (const id of ['PASS0', 'PASS1', 'PASS2']) backend.db.works.update(id, { projectId: 'p' })
    expect(departures()).toHaveLength(1)
  })
})
