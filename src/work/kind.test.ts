/** What screens and backend read from a description, whatever the kind. */
import { describe, expect, it } from 'vitest'
import {
  decisionAddress,
  handedInStates,
  informedIn,
  isLapse,
  isStep,
  stateDue,
  stateOf,
  targetsOf,
  type WorkKind,
  type WorkRole,
  type WorkState,
} from './kind'
import { declaration } from './kinds/declaration'

const state = (more: Partial<WorkState> = {}): WorkState => ({
  ...{ label: '', colour: 'default', holder: null, actions: {}, transitions: {} },
  ...more,
})
const kind: WorkKind = {
  ...declaration,
  addresses: { list: '/list', overview: '/work/:workId' },
  states: {
    DRAFT: state({ holder: 'creator', transitions: { SUBMIT: ['UNIT', 'SUBMITTED'] } }),
    UNIT: state({ holder: 'unit', transitions: { PASS: 'SUBMITTED', RETURN: 'RETURNED' } }),
    SUBMITTED: state({ holder: 'commission', transitions: { PASS: 'DONE' }, lapsesTo: 'EXPIRED' }),
    RETURNED: state({ holder: 'creator', transitions: { SUBMIT: 'UNIT' } }),
    DONE: state(),
    EXPIRED: state(),
  },
}

describe('a state', () => {
  it('is found by its name alone, not by that of a method', () => {
    expect(stateOf(kind, 'DONE')).toBe(kind.states.DONE)
    expect(stateOf(kind, 'toString')).toBeUndefined()
    expect(stateOf(kind, 'GONE')).toBeUndefined()
  })

  it.each([
    ['EXPIRED', true],
    ['SUBMITTED', false],
    ['DONE', false],
  ])('%s is reached because a date passed: %s', (name, expected) => {
    expect(isLapse(kind, name)).toBe(expected)
  })

  it.each<[string, Partial<WorkState>, WorkRole[]]>([
    ['its creator alone where nobody has to act', { holder: null }, ['creator']],
    ['its creator once where they have to act', { holder: 'creator' }, ['creator']],
    ['its creator and who has to act', { holder: 'unit' }, ['creator', 'unit']],
    ['those whom it names, and nobody else', { holder: 'unit', informs: ['department'] }, ['department']],
    ['nobody where it names nobody', { holder: 'unit', informs: [] }, []],
  ])('informs %s', (_case, more, expected) => {
    expect(informedIn(state(more))).toEqual(expected)
  })
})

describe('the date of a state', () => {
  // 1970-01-01, 08:00 in Beijing.
  const dates = { submitted: 1000, since: 2000, guideClose: null }

  it.each<[string, WorkState['due'], number | null]>([
    ['none without one of its own', undefined, null],
    [
      'the end of the day in Beijing, days after its event',
      { from: 'submitted', days: 2 },
      Date.parse('1970-01-04T00:00:00+08:00') - 1,
    ],
    ['that of the event itself', { from: 'since', days: 0 }, 2000],
    ['none while the event has not happened', { from: 'guideClose', days: 2 }, null],
    ['none for an event that is not known', { from: 'answerBy', days: 2 }, null],
  ])('is %s', (_case, due, expected) => {
    expect(stateDue(state({ due }), dates)).toBe(expected)
  })
})

describe('a step', () => {
  it('leads to one state, to several, or nowhere', () => {
    const { DRAFT = state(), UNIT = state() } = kind.states
    expect(targetsOf(UNIT, 'PASS')).toEqual(['SUBMITTED'])
    expect(targetsOf(DRAFT, 'SUBMIT')).toEqual(['UNIT', 'SUBMITTED'])
    expect(targetsOf(DRAFT, 'FILL')).toEqual([])
  })

  it.each([
    ['FILL', false],
    ['VIEW', false],
    ['REMOVE', false],
    ['BEGIN', true],
    ['SUBMIT', true],
    ['ANSWER', true],
  ] as const)('%s changes the state: %s', (action, expected) => {
    expect(isStep(action)).toBe(expected)
  })

  it('what is with the unit and all that follows counts as handed in', () => {
    expect(handedInStates(kind)).toEqual(['UNIT', 'SUBMITTED', 'RETURNED', 'DONE'])
  })
})

describe('the page on which somebody decides', () => {
  it.each<[string, string, Partial<WorkKind['addresses']>, string]>([
    ['the overview where the kind has no other', 'UNIT', {}, '/work/:workId'],
    ['that of reviews', 'UNIT', { review: '/review', commission: '/desk' }, '/review'],
    [
      'that of the commission for what the commission holds',
      'SUBMITTED',
      { review: '/review', commission: '/desk' },
      '/desk',
    ],
    ['that of reviews where the commission has none of its own', 'SUBMITTED', { review: '/review' }, '/review'],
    [
      'that of reviews for a state that the kind does not have',
      'GONE',
      { review: '/review', commission: '/desk' },
      '/review',
    ],
  ])('is %s', (_case, name, more, expected) => {
    expect(decisionAddress({ ...kind, addresses: { ...kind.addresses, ...more } }, name)).toBe(expected)
  })
})
