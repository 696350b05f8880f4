/** Tests of narrowing and sorting a unit's departments, and of the states of its invitations. */
import { describe, expect, it } from 'vitest'
import { departmentFits } from './department-filter'
import { departmentsInOrder } from './department-order'
import { isInvitationState } from './invitation-states'

const open = {
  name: '科研处 Research',
  formerNames: [{ name: '科技处' }],
  administrators: ['王建华', 'Li Na'],
  closedAt: null,
}
const closed = { ...open, closedAt: 1 }

describe('the list of departments is narrowed', () => {
  it.each([
    ['科研', true],
    ['research', true],
    [' 科技处 ', true],
    ['li na', true],
    ['王建', true],
    ['财务', false],
    ['', true],
    [null, true],
    [undefined, true],
  ])('by %j, part of a name, a former name or an administrator: %s', (keyword, fits) => {
    expect(departmentFits(open, { keyword })).toBe(fits)
  })

  it.each([
    ['open', true, false],
    ['closed', false, true],
    ['other', true, true],
    [null, true, true],
  ])('by state %j: an open one %s, a closed one %s', (state, isOpenThere, isClosedThere) => {
    expect(departmentFits(open, { state })).toBe(isOpenThere)
    expect(departmentFits({ ...open, closedAt: undefined }, { state })).toBe(isOpenThere)
    expect(departmentFits(closed, { state })).toBe(isClosedThere)
  })
})

describe('the list of departments is sorted', () => {
  const department = (name: string, people: number, administrators: string[], closedAt: number | null) => ({
    name,
    people,
    administrators,
    closedAt,
  })
  const rows = [department('乙', 2, ['c'], 7), department('丙', 30, ['a', 'z'], null), department('甲', 4, ['b'], 3)]
  it.each([
    ['PEOPLE', false, ['乙', '甲', '丙']],
    ['PEOPLE', true, ['丙', '甲', '乙']],
    ['ADMINISTRATORS', false, ['丙', '甲', '乙']],
    ['STATE', false, ['丙', '甲', '乙']],
    ['NAME', false, ['丙', '甲', '乙'].toSorted((one, other) => one.localeCompare(other, 'zh'))],
    ['COLOUR', false, ['乙', '丙', '甲']],
  ])('by %s, descending %s', (field, descending, names) => {
    expect(departmentsInOrder(rows, { field, descending }).map(({ name }) => name)).toEqual(names)
  })
})

it('only states that exist narrow the invitations', () => {
  expect(
    ['OPEN', 'EXPIRED', 'DECLINED', 'toString', '', null, undefined].map((state) => isInvitationState(state)),
  ).toEqual([true, true, true, false, false, false, false])
})
