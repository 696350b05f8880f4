/** Tests of which memberships count for a session. */
import { expect, it } from 'vitest'
import { administeredUnits } from './administered-units'
import { membershipsInForce } from './memberships-in-force'
import type { Membership } from './session'

const membership = (id: string, applyStatus: number, isDefault = 0, isAdmin = 0): Membership => ({
  ...{ __typename: 'Membership', id, applyStatus, isDefault, isAdmin, userUnitRole: [], userDepartments: [] },
  unit: {
    ...{ __typename: 'MembershipUnit', id: `unit-${id}`, parentId: null, unitName: id, unitInfoFrom: 1 },
    ...{ isTechnologyCompany: 0, unitUniformSocialCredit: null, unitOrganizationCode: null, unitProfile: null },
  },
})
const usable = membership('usable', 0)
const approved = membership('approved', 2, 1, 1)
const waiting = membership('waiting', 1)
const refused = membership('refused', 3)

it.each([
  ['0 literally', [usable]],
  ['0 as all in force', [approved, usable]],
  ['0 as no narrowing', [waiting, usable, refused, approved]],
])('memberships are listed once each, from a backend that filters %s', (_reading, inForce) => {
  const found = membershipsInForce({ inForce, approved: [approved] })
  expect(found.map(({ id }) => id)).toEqual(['approved', 'usable'])
  expect(administeredUnits(found).map(({ id }) => id)).toEqual(['unit-approved'])
})

it('a person administers approved units, whole ones first, then those of which they administer a department', () => {
  const department = (isAdmin: number) => ({
    ...({ __typename: 'UserDepartment', isAdmin } as Membership['userDepartments'][number]),
  })
  const member = { ...membership('member', 2), userDepartments: [department(0)] }
  const ofDepartment = { ...membership('department', 2), userDepartments: [department(0), department(1)] }
  const whole = membership('whole', 2, 0, 1)
  const notYet = membership('not-yet', 1, 0, 1)
  expect(administeredUnits([member, ofDepartment, notYet, whole])).toEqual([
    { id: 'unit-whole', unitName: 'whole' },
    { id: 'unit-department', unitName: 'department' },
  ])
})
