/** What is asked of the people whom a work item names, and what remains of a work item that is removed. */
import { beforeEach, describe, expect, it } from 'vitest'
import { smallUniversity, university } from '../../tests/small-university'
import type { WorkRow } from '../db/rows-work'
import { type ConfirmationRequest, confirmationRequests, removeParts, syncParts } from './confirmation-requests'
import { dropWork } from './drop'

let { backend, given } = smallUniversity()
beforeEach(() => {
  ;({ backend, given } = smallUniversity())
})
const { now } = backend

describe('the people whom a work item names are asked', () => {
  let work: WorkRow
  let begun: string[] = []
  const kinds = ['MEMBER_PART', 'AWARD_UNIT']
  const about = (userId: string, said = '负责算法', more: object = {}): ConfirmationRequest => ({
    ...{ kind: 'MEMBER_PART', of: { userId }, values: { said } },
    ...more,
  })
  const sync = (...requests: ConfirmationRequest[]) => {
    begun = []
    const current = backend.db.works.get('w') ?? work
    syncParts(backend.as('陈思远'), current, kinds, requests, (part, request) =>
      begun.push(`${part.assigned.member ?? part.unitId} ${request.values.said}`),
    )
    return confirmationRequests(backend.as(), 'w', kinds)
  }
  beforeEach(() => {
    work = given('DECLARATION', { title: '柔性显示' })
  })

  it('once each, with what is said of them', () => {
    expect(sync(about('赵立群', '负责算法', { beside: { days: 3 } }))).toMatchObject([
      {
        ...{ kind: 'MEMBER_PART', belongsTo: 'w', projectId: null, creatorId: '陈思远', title: '柔性显示' },
        ...{ unitId: university, assigned: { member: ['赵立群'] }, state: 'TO_CONFIRM' },
        facts: { said: { said: '负责算法' }, days: 3 },
      },
    ])
    expect(begun).toEqual(['赵立群 负责算法'])
  })

  it('through their unit where a unit is named', () => {
    const [part] = sync({ kind: 'AWARD_UNIT', of: { unitId: '浦源研究院' }, values: { said: '提供设备' } })
    expect(part).toMatchObject({ unitId: '浦源研究院', assigned: {} })
    expect(sync({ kind: 'AWARD_UNIT', of: { unitId: '浦源研究院' }, values: { said: '提供设备' } })).toHaveLength(1)
    expect(begun).toEqual([])
  })

  it.each<[string, string, string, string[], object]>([
    ['not again for the same statement', 'CONFIRMED', '负责算法', [], { state: 'CONFIRMED' }],
    ['again for another one', 'CONFIRMED', '负责测试', ['赵立群 负责测试'], { state: 'TO_CONFIRM' }],
    ['for the changed statement while they have not answered', 'TO_CONFIRM', '负责测试', [], { state: 'TO_CONFIRM' }],
  ])('%s', (_case, state, said, asked, expected) => {
    const [part] = sync(about('赵立群'))
    backend.db.works.update(part?.id ?? '', { state })
    expect(sync(about('赵立群', said))).toMatchObject([{ ...expected, facts: { said: { said } } }])
    expect(begun).toEqual(asked)
  })

  it('not any more once they are not named', () => {
    sync(about('赵立群'), about('李敏'))
    expect(sync(about('李敏')).map(({ assigned }) => assigned.member)).toEqual([['李敏']])
    expect(begun).toEqual([])
  })

  it('under the title of today, and what stands beside the statement asks nothing again', () => {
    const [part] = sync(about('赵立群', '负责算法', { beside: { days: 3 } }))
    backend.db.works.update(part?.id ?? '', { state: 'CONFIRMED', facts: { ...part?.facts, answeredAt: 5 } })
    backend.db.works.update('w', { title: '柔性显示屏' })
    expect(sync(about('赵立群', '负责算法', { beside: { days: 4 } }))).toMatchObject([
      { state: 'CONFIRMED', title: '柔性显示屏', facts: { days: 4, answeredAt: 5 } },
    ])
  })

  it('and nothing is written where nothing changed', () => {
    sync(about('赵立群'))
    const { revision } = backend.db.works
    sync(about('赵立群'))
    expect(backend.db.works.revision).toBe(revision)
  })

  it('not any more once the work item is removed', () => {
    sync(about('赵立群'), { kind: 'AWARD_UNIT', of: { unitId: university }, values: { said: '提供设备' } })
    backend.work('MEMBER_PART', 'of another', { belongsTo: 'x' })
    removeParts(backend.as(), 'w', ['MEMBER_PART'])
    expect(backend.db.works.all().map(({ kind, belongsTo }) => `${kind} ${belongsTo}`)).toEqual([
      'DECLARATION ',
      'AWARD_UNIT w',
      'MEMBER_PART x',
    ])
  })
})

describe('a work item that is removed', () => {
  const step = (id: string, state: string, workId = 'w') =>
    backend.db.workHistories.insert({
      ...{ id, workId, step: 'SUBMIT', role: 'creator', actorId: '陈思远', actorName: '陈思远', at: now },
      ...{ actorTitle: '填报人', actorUnit: university, opinion: null, state },
    } as never)

  it('takes its content, history and delegated sections with it, and nothing of others', () => {
    given('MATCHING')
    for (const workId of ['w', 'x']) {
      backend.content(workId, {})
      step(`step ${workId}`, 'FILLING', workId)
      backend.db.delegatedSections.insert({ id: `part ${workId}`, workId } as never)
    }
    dropWork(backend.as(), 'w')
    const ids = (['contents', 'workHistories', 'delegatedSections'] as const).map((name) =>
      backend.db[name].all().map(({ id }) => id),
    )
    expect(ids).toEqual([['x'], ['step x'], ['part x']])
    expect(backend.db.works.all()).toEqual([])
  })

  it.each<[string, object, string[], string[]]>([
    ['what the commission has not seen', {}, ['FILLING', 'UNIT_REVIEW'], []],
    ['what reached the commission', {}, ['FILLING', 'SUBMITTED'], ['0', '1']],
    ['what reached the supervising department', { reachedDepartment: true }, ['FILLING'], ['0']],
  ])('leaves in the log of decisions: %s', (_case, more, states, expected) => {
    given('MATCHING', { ...more, title: '', number: 'PT1', unitId: university })
    for (const [index, state] of states.entries()) step(String(index), state)
    step('of another', 'SUBMITTED', 'x')
    dropWork(backend.as(), 'w')
    expect(backend.db.loggedEvents.all().map(({ id }) => id)).toEqual(expected)
    for (const event of backend.db.loggedEvents.all())
      expect(event).toMatchObject({
        ...{ kind: 'MATCHING', workId: 'w', about: ['w'], title: '未命名项目', number: 'PT1', unitName: university },
        ...{ step: 'SUBMIT', actorId: '陈思远', inPlaceOf: null, actorTitle: '填报人', personName: null },
      })
  })

  it('that is logged already is not logged twice, and one that there is not leaves nothing', () => {
    given('MATCHING', { reachedDepartment: true })
    step('0', 'SUBMITTED')
    backend.db.loggedEvents.insert({ id: '0' } as never)
    dropWork(backend.as(), 'w')
    dropWork(backend.as(), 'w')
    expect(backend.db.loggedEvents.all()).toEqual([{ id: '0' }])
  })
})
