/** Tests of the first steps of a new user. */
import { describe, expect, it } from 'vitest'
import type { CurrentUser, Membership, Session } from '@/session/session'
import { firstStepsOf, isNewcomer, needsRealName } from './first-steps'

const person = (userGrade: number, applied: number[] = []) =>
  ({
    userGrade,
    units: applied.map((applyStatus) => ({ applyStatus, unit: { id: 'u', unitName: '某研究院' } })),
  }) as unknown as CurrentUser
const member = [{ unit: { unitName: '某大学' } }] as unknown as Membership[]
const nothing: ReadonlySet<string> = new Set()

function sessionOf(facts: Partial<Session>): Session {
  return {
    user: person(0),
    units: [],
    awardState: 0,
    expertFlag: 0,
    expertApplyStatus: null,
    permissions: nothing,
    access: nothing,
    unknown: new Set(),
    ...facts,
  }
}

it.each([
  [0, true],
  [1, true],
  [2, false],
  [3, false],
])('the real-name notice at level %i: %s', (level, visible) => {
  expect(needsRealName({ user: person(level) })).toBe(visible)
})

describe('the first steps of a new user', () => {
  it.each([
    ['nothing done', sessionOf({}), ['open', 'open', 'waiting']],
    ['certified', sessionOf({ user: person(2) }), ['done', 'open', 'waiting']],
    ['requested a unit', sessionOf({ user: person(0, [1]) }), ['open', 'waiting', 'waiting']],
    ['refused by a unit', sessionOf({ user: person(0, [3]) }), ['open', 'open', 'waiting']],
    ['member of a unit', sessionOf({ user: person(3), units: member }), ['done', 'done', 'waiting']],
    [
      'with rights',
      sessionOf({ user: person(3), units: member, permissions: new Set(['s02.f009']) }),
      ['done', 'done', 'done'],
    ],
  ])('%s', (_case, session, states) => {
    expect(firstStepsOf(session).map(({ state }) => state)).toEqual(states)
  })

  it('a person whom a unit has refused reads which unit it was, and can ask again', () => {
    const step = firstStepsOf(sessionOf({ user: person(2, [3]) }))[1]
    expect(step?.next).toContain('没有通过您的申请，原因会发到您的消息')
    expect(step).toMatchObject({ values: { unit: '某研究院' }, action: 'unit' })
  })

  it.each([
    ['without any permission', sessionOf({}), true],
    ['with a permission', sessionOf({ permissions: new Set(['s02.f009']) }), false],
    ['an expert', sessionOf({ expertFlag: 1 }), false],
    ['an academician who nominates', sessionOf({ awardState: 3 }), false],
    ['a unit that nominates', sessionOf({ awardState: 2 }), false],
    ['with a failed menu', sessionOf({ unknown: new Set(['menu']) }), false],
  ])('apply to a user who %s: %#', (_case, session, isNew) => {
    expect(isNewcomer(session)).toBe(isNew)
  })
})
