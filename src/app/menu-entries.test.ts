/** Tests of menu entries that depend on a person's state (award, expert). */
import { describe, expect, it } from 'vitest'
import type { Session, SessionPart } from '@/session/session'
import { closedEntries, entryShows, hiddenEntries } from './menu-entries'

const noUser = {
  awardState: 0,
  expertFlag: 0,
  expertApplyStatus: null,
  unknown: new Set<SessionPart>(),
  units: [],
  user: { commissionKinds: [] as string[] },
}

describe('award entries', () => {
  it.each([
    [0, false, false],
    [1, false, false],
    [2, false, true],
    [3, true, false],
    [4, false, false],
    [-1, false, false],
  ])('state %i: nomination %s, unit award %s', (awardState, nomination, unit) => {
    const hidden = hiddenEntries({ ...noUser, awardState })
    expect({ nomination: !hidden.has('nomination'), unit: !hidden.has('award-unit') }).toEqual({ nomination, unit })
  })
})

describe('expert entries', () => {
  it.each([
    ['no expert, never applied', 0, null, { apply: true, entry: false }],
    ['an application not submitted', 0, 0, { apply: true, entry: false }],
    ['waiting for the unit', 0, 1, { apply: false, entry: false }],
    ['waiting for the commission', 0, 2, { apply: false, entry: false }],
    ['taken, flag not yet set', 0, 3, { apply: false, entry: false }],
    ['returned by the unit', 0, 4, { apply: true, entry: false }],
    ['returned by the commission', 0, 5, { apply: true, entry: false }],
    ['an expert', 1, 3, { apply: false, entry: true }],
    ['an expert without an application', 1, null, { apply: false, entry: true }],
  ])('%s is hidden in the menu and closed by address', (_case, expertFlag, expertApplyStatus, visible) => {
    for (const hidden of [hiddenEntries, closedEntries].map((of) => of({ ...noUser, expertFlag, expertApplyStatus }))) {
      expect({ apply: !hidden.has('expert-apply'), entry: !hidden.has('expertinfoadmin') }).toEqual(visible)
      expect(hidden.has('expert-edit-apply')).toBe(hidden.has('expertinfoadmin'))
    }
  })
})

it('no expert entry is visible while the user’s state in the expert database is unknown', () => {
  const facts = { ...noUser, awardState: 3, unknown: new Set<SessionPart>(['expert']) }
  const hidden = hiddenEntries(facts)
  // By their address the backend answers meanwhile.
  expect(closedEntries(facts).has('expertinfoadmin')).toBe(false)
  expect(closedEntries(facts).has('expert-review')).toBe(false)
  expect([...hidden].toSorted()).toEqual([
    'award-unit',
    'commission',
    'commission-erasure',
    'commission-log',
    'commission-reviews',
    'expert-apply',
    'expert-edit-apply',
    'expert-review',
    'expertinfoadmin',
  ])
})

it('a permitted entry can be hidden by its state, and a visible one needs its permission', () => {
  const shows = entryShows({ ...noUser, awardState: 3, permissions: new Set(['s02.f009']) })
  expect(shows({ name: 'nomination', title: '提名' })).toBe(true)
  expect(shows({ name: 'award-unit', title: '单位奖励', permission: 's02.f009' })).toBe(false)
  expect(shows({ name: 'my-project', title: '我的项目', permission: 's02.f009' })).toBe(true)
  expect(shows({ name: 'review', title: '审核', permission: 's02.f006' })).toBe(false)
})

const unit = { applyStatus: 2, isAdmin: 1, userDepartments: [], unit: { id: 'unit-1', unitName: '单位' } }

it.each([
  ['a user who manages units', ['s01.f019'], [], true],
  ['a reviewer of projects in the unit they administer', ['s02.f006'], [unit], true],
  ['a reviewer of the commission without a unit', ['s02.f006'], [], false],
  ['a unit administrator without a permission', [], [unit], false],
])('%s has the unit management entry or not', (_who, permissions, units, visible) => {
  const shows = entryShows({
    ...noUser,
    units: units as unknown as Session['units'],
    permissions: new Set(permissions),
  })
  const permission = ['s01.f019', 's02.f006']
  expect(shows({ name: 'company-entry', title: '单位管理', permission })).toBe(visible)
})

it.each([
  ['nobody', [], { commission: false, 'commission-reviews': false, 'commission-log': false }],
  [
    'with the right to decide about applications',
    ['EXPERT_APPLICATION'],
    { commission: true, 'commission-reviews': false, 'commission-log': true },
  ],
  [
    'with the right to follow reviews',
    ['REVIEW'],
    { commission: false, 'commission-reviews': true, 'commission-log': true },
  ],
  [
    'with both rights',
    ['EXPERT_APPLICATION', 'REVIEW'],
    { commission: true, 'commission-reviews': true, 'commission-log': true },
  ],
])('commission entries are visible to its staff only: %s', (_who, commissionKinds, visible) => {
  for (const of of [hiddenEntries, closedEntries]) {
    const hidden = of({ ...noUser, user: { commissionKinds } })
    for (const [name, open] of Object.entries(visible)) expect([name, !hidden.has(name)]).toEqual([name, open])
  }
})
