/** What a later description of a kind means for running work items, and who publishes one, with few rows. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { registerPublished, workKinds } from '@/work/kinds/all'
import { contractChange } from '@/work/kinds/contract-change'
import { refusalFacts, refusalOf } from '../../tests/small-backend'
import { smallUniversity } from '../../tests/small-university'
import { describedKinds, publish } from './publish'

let { backend, given } = smallUniversity()
beforeEach(() => {
  ;({ backend, given } = smallUniversity())
})
afterEach(() => registerPublished([]))
const { now } = backend
const states = Object.fromEntries(Object.entries(contractChange.states))
const { UNIT_REVIEW, ...others } = states
/** The unit's review has another name: 单位初审. */
const renamedStates = JSON.parse(
  JSON.stringify({ ...others, UNIT_CHECK: { ...UNIT_REVIEW, label: '单位初审' } }).replaceAll(
    '"UNIT_REVIEW"',
    '"UNIT_CHECK"',
  ),
)
const change = (more: object = {}, who = '徐海宁') =>
  publish(backend.as(who), {
    ...{ kind: 'CONTRACT_CHANGE', description: { states: renamedStates }, renamed: {}, move: false, dry: false },
    ...more,
  })
const outcomes = (more: object = {}) => change({ dry: true, ...more }).map(({ id, outcome, to }) => [id, outcome, to])
/** What is wrong with a description; null where it is published, the code of a refusal without problems. */
function problemsOf(more: object): unknown {
  const refusal = refusalFacts(() => change(more))
  return refusal?.code === 600 ? refusal.problems : (refusal?.code ?? null)
}

describe('descriptions of kinds', () => {
  it('are read and published by the commission', () => {
    const described = describedKinds(backend.as('徐海宁'))
    expect(described.map(({ id }) => id)).toEqual(workKinds.map(({ id }) => id))
    expect(described.find(({ id }) => id === 'CONTRACT_CHANGE')).toEqual({
      ...{ id: 'CONTRACT_CHANGE', version: 1, noun: '合同变更', description: contractChange },
    })
    for (const [who, code] of [['周航', 60154] as const, ['王建华', 60154] as const, ['nobody', 400] as const]) {
      expect(refusalOf(() => describedKinds(backend.as(who)))).toBe(code)
      expect(refusalOf(() => change({}, who))).toBe(code)
    }
  })

  it('are listed in their last version', () => {
    change()
    const described = describedKinds(backend.as('徐海宁')).filter(({ id }) => id === 'CONTRACT_CHANGE')
    expect(described).toMatchObject([{ version: 2, description: { version: 2, id: 'CONTRACT_CHANGE' } }])
    change()
    expect(backend.db.publishedKinds.all().map(({ id }) => id)).toEqual(['CONTRACT_CHANGE@2', 'CONTRACT_CHANGE@3'])
  })

  it.each<[string, object, unknown]>([
    ['of no kind', { kind: 'NOTHING' }, undefined],
    ['with no states', { description: { states: null } }, ['states: null']],
    ['with a list of states', { description: { states: [UNIT_REVIEW] } }, ['states: list']],
    ['with a name that is a number', { description: { noun: 7 } }, ['noun: number']],
    ['with a beginning that is no name', { description: { initial: {} } }, ['initial: object']],
    [
      'with states that are none',
      { description: { states: { A: { label: '甲' }, B: null, C: '丙' } } },
      [
        'A: holder, actions, transitions',
        'B: label, holder, actions, transitions',
        'C: label, holder, actions, transitions',
      ],
    ],
    ...(
      [
        ['label', 1],
        ['holder', undefined],
        ['holder', ['creator']],
        ['actions', null],
        ['actions', 'x'],
        ['actions', { creator: 'VIEW' }],
        ['actions', { creator: [1] }],
        ['transitions', []],
        ['transitions', { PASS: [1] }],
        ['transitions', { PASS: null }],
      ] as const
    ).map(([name, value]): [string, object, unknown] => [
      `with a state whose ${name} is ${JSON.stringify(value)}`,
      { description: { states: { ...states, A: { ...UNIT_REVIEW, [name]: value } } } },
      [`A: ${name}`],
    ]),
    [
      'that begins nowhere',
      { description: { initial: 'X' } },
      expect.arrayContaining(['begins in X, which is no state', 'APPLYING is reached by no step']),
    ],
  ])('are refused %s', (_case, more, expected) => {
    expect(problemsOf(more)).toEqual(expected)
    expect(backend.db.publishedKinds.all()).toEqual([])
  })
})

describe('running work items', () => {
  it('are kept, moved or blocked; those that have ended are left out', () => {
    given('CONTRACT_CHANGE', { state: 'UNIT_REVIEW', title: '', number: 'C1' })
    backend.work('CONTRACT_CHANGE', 'applying')
    backend.work('CONTRACT_CHANGE', 'over', { state: 'AGREED' })
    backend.work('CONTRACT_CHANGE', 'lost', { state: 'GONE' })
    backend.work('TASK_BOOK', 'other')
    expect(outcomes()).toEqual([
      ['w', 'BLOCKED', null],
      ['applying', 'KEPT', 'APPLYING'],
    ])
    expect(outcomes({ renamed: { UNIT_REVIEW: 'UNIT_CHECK' } })).toEqual([
      ['w', 'MOVED', 'UNIT_CHECK'],
      ['applying', 'KEPT', 'APPLYING'],
    ])
    const [one, other] = change({ dry: true, renamed: { UNIT_REVIEW: 'UNIT_CHECK' } })
    expect(one).toMatchObject({
      ...{ number: 'C1', title: '未命名项目', version: 1, state: 'UNIT_REVIEW', stateLabel: '单位审核', work: null },
      changes: ['单位审核 → 单位初审'],
    })
    expect(other?.changes).toEqual([])
  })

  it('that may be reopened count as running', () => {
    backend.work('MONTHLY_REPORT', 'm', { state: 'SUBMITTED' })
    expect(change({ kind: 'MONTHLY_REPORT', description: {}, dry: true })).toMatchObject([{ id: 'm', outcome: 'KEPT' }])
  })

  it('are shown with what the publisher may read of them', () => {
    given('CONTRACT_CHANGE', { state: 'DEPARTMENT_REVIEW', reachedDepartment: true })
    expect(change({ dry: true })).toMatchObject([{ id: 'w', work: { id: 'w', state: 'DEPARTMENT_REVIEW' } }])
  })

  it('stay on their description unless the publisher moves them', () => {
    const work = given('CONTRACT_CHANGE', { state: 'UNIT_REVIEW' })
    change({ renamed: { UNIT_REVIEW: 'UNIT_CHECK' } })
    expect(backend.db.works.get('w')).toEqual(work)
    expect(backend.db.workHistories.all()).toEqual([])
  })

  it('move to the new description where it names their state, which the history records', () => {
    given('CONTRACT_CHANGE', { state: 'UNIT_REVIEW', modifiedAt: 1 })
    const blocked = backend.work('CONTRACT_CHANGE', 'x', { state: 'DEPARTMENT_REVIEW', kindVersion: 1 })
    const { DEPARTMENT_REVIEW: _gone, ...rest } = renamedStates
    const passed = {
      ...rest.UNIT_CHECK,
      transitions: { PASS: 'AGREED', RETURN: 'APPLYING', REFUSE: 'DISAGREED', CLOSE: 'CLOSED' },
    }
    const description = { states: { ...rest, UNIT_CHECK: passed } }
    change({ description, move: true, renamed: { UNIT_REVIEW: 'UNIT_CHECK' } })
    expect(backend.db.works.get('w')).toMatchObject({ state: 'UNIT_CHECK', kindVersion: 2, modifiedAt: now })
    expect(backend.db.works.get('x')).toEqual(blocked)
    expect(backend.db.workHistories.all()).toEqual([
      {
        ...{ id: expect.any(String), workId: 'w', step: 'REVISE', role: null, actorId: '徐海宁', actorName: '徐海宁' },
        ...{ actorTitle: '市科委', actorUnit: null, at: now, opinion: null, state: 'UNIT_CHECK' },
      },
    ])
  })

  it('that nothing changes for do not move', () => {
    const work = backend.work('CONTRACT_CHANGE', 'applying')
    change({ move: true })
    expect(backend.db.works.get('applying')).toEqual(work)
  })
})
