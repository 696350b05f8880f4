/** Search results: people of the units and departments that a person administers. */
import type { BackendContext } from '../../context'
import type { Database } from '../../db/database'
import type { MembershipRow, UserRow } from '../../db/rows'
import { companyPermission, companyRights, seesMembership } from '../../domain/unit/company-rights'
import { approvedMemberships } from '../../domain/unit/memberships'
import { revisionsOf, type SearchSource } from './source'

export function peopleSource(db: Database): SearchSource<MembershipRow> {
  const isFound = ({ applyStatus, userId }: MembershipRow) => applyStatus !== 0 && db.users.get(userId) !== undefined
  return {
    kind: 'PERSON',
    table: 'memberships',
    usedTables: ['users'],
    usersOf: (_table, ids) => db.memberships.where(({ userId }) => ids.has(userId)).map(({ id }) => id),
    rows: () => db.memberships.where(isFound),
    row(id) {
      const membership = db.memberships.get(id)
      return membership && isFound(membership) ? membership : undefined
    },
    idOf: ({ id }) => id,
    uses: ({ userId }) => [db.users.get(userId)],
    words({ userId }) {
      const user = db.users.get(userId)
      return {
        title: user?.userFullname ?? '',
        number: user?.userMobile,
        also: [user?.userEnglishname, user?.userPosition],
      }
    },
    at: () => 0,
    sightOf: (context, person) => ({
      prepare: () => seesPeople(context, person),
      basis: `${revisionsOf(db, ['memberships', 'departments'])};${person.permissions.join()}`,
    }),
    view(_context, { userId, unitId, departments }) {
      const user = db.users.get(userId)
      const names = [db.units.get(unitId)?.unitName, ...departments.map(({ id }) => db.departments.get(id)?.name)]
      const where = [...names, user?.userPosition].flatMap((part) => part || [])
      return {
        title: user?.userFullname ?? '',
        where,
        at: 0,
        unitId,
      }
    },
  }
}

function seesPeople(context: BackendContext, person: UserRow): (row: MembershipRow) => boolean {
  if (!person.permissions.includes(companyPermission)) return () => false
  const unitIds = new Set(approvedMemberships(context.db, person.id).map(({ unitId }) => unitId))
  const rights = new Map([...unitIds].map((unitId) => [unitId, companyRights(context, person, unitId)]))
  return (row) => {
    const inUnit = rights.get(row.unitId)
    return inUnit != null && seesMembership(inUnit, row)
  }
}
