/** Tests of the descriptions of all kinds of work. */
import { describe, expect, it } from 'vitest'
import { actions, roles, steps } from '../../tests/work-steps'
import { checkKind } from './check-kind'
import { decisions, handedInStates, targetsOf, type WorkKind, type WorkRole, type WorkState } from './kind'
import { kindWords } from './kind-words'
import { findKind, workKinds } from './kinds/all'
import { openActions, rolesFor, type ViewerRoles } from './open-actions'
import { publishKind } from './publish-kind'

const as = (...own: WorkRole[]): ViewerRoles => ({ roles: own, creator: own.includes('creator'), actedAs: [] })

describe.each(workKinds.map((kind) => [kind.id, kind] as const))('%s', (id, kind) => {
  it('has a valid description', () => {
    expect(checkKind(kind)).toEqual([])
  })

  it('has exactly the steps of the domain, for every state, role and action', () => {
    const found = Object.entries(kind.states).flatMap(([name, state]) =>
      roles.flatMap((role) =>
        actions.flatMap((action) =>
          rolesFor(kind, name, action, as(role)).length > 0
            ? targetsOf(state, action).map((target) => `${name} ${role} ${action} ${target}`)
            : [],
        ),
      ),
    )
    expect(found.toSorted()).toEqual(steps[id]?.toSorted())
  })

  it('says of no decision that ends the work that it goes on', () => {
    const usual = kindWords('ACCEPTANCE').choices.find(({ action }) => action === 'PASS')?.hint
    const untrue = Object.entries(kind.states).filter(
      ([, state]) =>
        targetsOf(state, 'PASS').some((to) => kind.states[to]?.holder === null) &&
        (state.hints?.PASS ?? kindWords(id).choices.find(({ action }) => action === 'PASS')?.hint) === usual,
    )
    expect(untrue).toEqual([])
  })

  it('lets no user decide about their own item, or in another role than before', () => {
    for (const name of Object.keys(kind.states)) {
      const own = { roles, creator: true, actedAs: [] }
      expect(openActions(kind, name, own).filter((action) => decisions.includes(action))).toEqual([])
      const unitBefore: ViewerRoles = { roles: ['unit', 'department'], creator: false, actedAs: ['unit'] }
      expect(
        openActions(kind, name, unitBefore).filter(
          (action) => rolesFor(kind, name, action, unitBefore).includes('department') && decisions.includes(action),
        ),
      ).toEqual([])
    }
  })
})

it('the description a work item began with is found, and the newest one without a version', () => {
  expect(findKind('TASK_BOOK', 1)?.version).toBe(1)
  expect(findKind('TASK_BOOK')?.id).toBe('TASK_BOOK')
  expect(findKind('TASK_BOOK', 99)).toBeUndefined()
  expect(findKind('toString')).toBeUndefined()
})

it.each([
  ['achievement-transformation', ['HOST_REVIEW', 'SUBMITTED', 'RETURNED']],
  [
    'FOREIGN_EXPERT',
    ['UNIT_REVIEW', 'SUBMITTED', 'RETURNED', 'RECEIVED', 'RETURNED_BY_COMMISSION', 'ACCEPTED', 'REFUSED'],
  ],
])('the unit’s list of %s is filtered by the states after the submission only', (id, expected) => {
  expect(handedInStates(findKind(id) as WorkKind)).toEqual(expected)
})

const small: WorkKind = {
  id: 'SMALL',
  version: 1,
  noun: '小事',
  of: 'unit',
  form: null,
  permissions: {},
  initial: 'A',
  states: {
    A: {
      label: '甲',
      colour: 'default',
      holder: 'creator',
      actions: { creator: ['SUBMIT', 'VIEW'] },
      transitions: { SUBMIT: 'B' },
    },
    B: {
      label: '乙',
      colour: 'processing',
      holder: 'unit',
      actions: { unit: ['PASS', 'VIEW'], creator: ['VIEW'] },
      transitions: { PASS: 'C' },
    },
    C: { label: '丙', colour: 'success', holder: null, actions: { creator: ['VIEW'] }, transitions: {} },
  },
  addresses: { list: '/', overview: '/' },
}
const [stateA, stateB] = [small.states.A as WorkState, small.states.B as WorkState]
const withState = (name: string, state: Partial<WorkKind['states'][string]>): WorkKind => ({
  ...small,
  states: {
    ...small.states,
    [name]: { label: name, colour: 'default', holder: null, actions: {}, transitions: {}, ...state },
  },
})

describe('validation of a description', () => {
  it.each<[string, WorkKind, string]>([
    ['begins nowhere', { ...small, initial: 'X' }, 'begins in X, which is no state'],
    ['a state is unreachable', withState('D', { actions: { creator: ['VIEW'] } }), 'is reached by no step'],
    [
      'a step leads to no state',
      withState('B', { label: '乙', holder: 'unit', actions: { unit: ['PASS', 'VIEW'] }, transitions: { PASS: 'X' } }),
      'PASS leads to X, which is no state',
    ],
    [
      'no role can take a step',
      withState('B', {
        label: '乙',
        holder: 'unit',
        actions: { unit: ['PASS', 'VIEW'] },
        transitions: { PASS: 'C', RETURN: 'A' },
      }),
      'RETURN is open to nobody',
    ],
    [
      'a step is offered without effect',
      withState('C', { label: '丙', actions: { unit: ['PASS', 'VIEW'] } }),
      'PASS leads nowhere',
    ],
    [
      'the creator can approve',
      withState('B', {
        label: '乙',
        holder: 'creator',
        actions: { creator: ['PASS', 'VIEW'] },
        transitions: { PASS: 'C' },
      }),
      'PASS lets the creator decide about their own',
    ],
    [
      'the holder of a state has no step',
      withState('C', { label: '丙', holder: 'unit', actions: { unit: ['VIEW'] } }),
      'stays with unit, who can do nothing',
    ],
    [
      'a state without a holder has steps',
      withState('C', { label: '丙', holder: null, actions: { unit: ['PASS', 'VIEW'] }, transitions: { PASS: 'A' } }),
      'is nobody’s, and yet goes on',
    ],
    [
      'a role can act without reading',
      withState('B', { label: '乙', holder: 'unit', actions: { unit: ['PASS'] }, transitions: { PASS: 'C' } }),
      'unit may act without reading',
    ],
    [
      'two states have one label',
      withState('C', { label: '乙', actions: { creator: ['VIEW'] } }),
      'is called as another state is',
    ],
    [
      'a date that passes leads to no state',
      withState('B', {
        label: '乙',
        holder: 'unit',
        actions: { unit: ['PASS', 'VIEW'] },
        transitions: { PASS: 'C' },
        lapsesTo: 'X',
      }),
      'lapses to X, which is no state',
    ],
    [
      'a deadline precedes its event',
      { ...small, deadline: { from: 'created', days: -1 } },
      'is due before the event it follows',
    ],
  ])('finds that %s', (_case, kind, why) => {
    expect(checkKind(kind).map((kindProblem) => kindProblem.why)).toContain(why)
  })

  it('names the state of a problem, and each problem once', () => {
    expect(checkKind({ ...small, initial: 'X', deadline: { from: 'created', days: -1 } })).toEqual([
      { state: null, why: 'begins in X, which is no state' },
      { state: null, why: 'is due before the event it follows' },
      ...['A', 'B', 'C'].map((state) => ({ state, why: 'is reached by no step' })),
    ])
    expect(checkKind(withState('D', { label: '丙', actions: { creator: ['VIEW'] } }))).toEqual([
      { state: 'D', why: 'is reached by no step' },
      { state: 'D', why: 'is called as another state is' },
    ])
  })

  it.each<[string, WorkKind]>([
    ['is due on the day of its event', { ...small, deadline: { from: 'created', days: 0 } }],
    [
      'has a state that is only reached because a date passes',
      {
        ...withState('D', { actions: { creator: ['VIEW'] } }),
        states: {
          ...withState('D', { actions: { creator: ['VIEW'] } }).states,
          B: { ...stateB, lapsesTo: 'D' },
        },
      },
    ],
    [
      'has an end that may be reopened',
      withState('C', {
        label: '丙',
        actions: { creator: ['VIEW', 'SUBMIT'] },
        transitions: { SUBMIT: 'B' },
        reopens: true,
      }),
    ],
  ])('finds nothing where a kind %s', (_case, kind) => {
    expect(checkKind(kind)).toEqual([])
  })
})

describe('publishing a new description', () => {
  const running = [
    { id: 'w1', state: 'A', version: 1 },
    { id: 'w2', state: 'B', version: 1 },
  ]
  const renamed: WorkKind = {
    ...small,
    version: 2,
    states: {
      ...Object.fromEntries(Object.entries(small.states).filter(([name]) => name !== 'B')),
      A: { ...stateA, transitions: { SUBMIT: 'CHECK' } },
      CHECK: { ...stateB, label: '复核' },
    },
  }

  it('keeps items that nothing changes for', () => {
    expect(
      publishKind(small, { ...small, version: 2 }, running).map((publishOutcome) => publishOutcome.outcome),
    ).toEqual(['kept', 'kept'])
  })

  it('blocks an item whose state was removed without a replacement, and moves one whose state was renamed', () => {
    expect(publishKind(small, renamed, running)[1]).toMatchObject({ outcome: 'blocked', to: null })
    expect(publishKind(small, renamed, running, { B: 'CHECK' })[1]).toEqual({
      id: 'w2',
      outcome: 'moved',
      to: 'CHECK',
      changes: ['乙 → 复核'],
    })
  })
})

describe('what a new description changes for an item', () => {
  const running = [{ id: 'w', state: 'B', version: 1 }]
  const changed = (state: Partial<WorkState>) => ({
    ...small,
    states: { ...small.states, B: { ...stateB, ...state } },
  })

  it.each<[string, WorkKind, string[]]>([
    ['a name', changed({ label: '复核' }), ['乙 → 复核']],
    ['who holds it', changed({ holder: 'department' }), ['unit → department']],
    ['that nobody holds it', changed({ holder: null }), ['unit → —']],
    ['steps', changed({ transitions: { RETURN: 'A' } }), ['− PASS', '+ RETURN']],
  ])('is said: %s', (_case, next, changes) => {
    expect(publishKind(small, next, running)).toEqual([{ id: 'w', outcome: 'moved', to: 'B', changes }])
  })

  it('is said where somebody holds it from now on', () => {
    const [found] = publishKind(
      small,
      { ...small, states: { ...small.states, C: { ...small.states.C, holder: 'unit' } as WorkState } },
      [{ id: 'w', state: 'C', version: 1 }],
    )
    expect(found?.changes).toEqual(['— → unit'])
  })

  it('is nothing but its state’s code where that alone has another name', () => {
    const { B: _gone, ...others } = small.states
    const next = { ...small, states: { ...others, CHECK: stateB } }
    expect(publishKind(small, next, running, { B: 'CHECK' })).toEqual([
      { id: 'w', outcome: 'moved', to: 'CHECK', changes: [] },
    ])
  })

  it('is for somebody to decide where its own state is not known', () => {
    expect(publishKind(small, small, [{ id: 'w', state: 'GONE', version: 1 }], { GONE: 'A' })).toEqual([
      { id: 'w', outcome: 'blocked', to: null, changes: [] },
    ])
  })
})

it('an item of a kind from a later backend version opens where any item is read and filled in, not at home', () => {
  const words = kindWords('A_LATER_KIND')
  const location = { id: 'w/1', unitId: 'unit-1' }
  for (const to of [words.overview, words.read, words.address]) expect(to(location)).toBe('/my-project/work/w%2F1')
  expect(words.form(location, 'figures')).toBe('/my-project/work/w%2F1/form/figures')
})
