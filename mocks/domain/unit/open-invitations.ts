/** A unit's open invitations: listed, renewed, withdrawn; for the staff page and for the export of the unit's lists. */

import { inOrder, type ListOrder, type OrderKey } from '@/lib/collections/in-order'
import { invitationStates } from '@/lib/unit/invitation-states'
import type { BackendContext } from '../../context'
import type { ExpertInvitationRow } from '../../db/rows-entry'
import { fail } from '../../fail'
import type {
  UnitInvitation,
  UnitInvitationFilter,
  UnitInvitationOrderField,
} from '../../resolvers/permission.generated'
import { type CompanyRights, eachOnItsOwn, seesDepartments } from './company-rights'
import { requireSeen, revisionOf, type SeenRevisions } from './seen-revisions'
import { invitationLifetime, invitationTexts } from './unit-invitations'

/** How long after it was sent an invitation cannot be sent again. */
const pause = 24 * 3600_000

/** Invitations of the unit that were not accepted, within the rights. */
function invitationsSeen({ db }: BackendContext, rights: CompanyRights): ExpertInvitationRow[] {
  return db.expertInvitations
    .where({ kind: 'UNIT' })
    .filter(
      ({ joins, answer }) =>
        answer !== 'ACCEPTED' &&
        joins?.unitId === rights.unitId &&
        seesDepartments(rights, [joins?.departmentId ?? null]),
    )
}

const sentAt = ({ expiresAt }: ExpertInvitationRow) => expiresAt - invitationLifetime

function stateOf({ now }: BackendContext, { answer, expiresAt }: ExpertInvitationRow): UnitInvitation['state'] {
  if (answer === 'DECLINED') return 'DECLINED'
  return expiresAt > now ? 'OPEN' : 'EXPIRED'
}

function invitationView(context: BackendContext, row: ExpertInvitationRow): UnitInvitation {
  const { db, now } = context
  const { id, joins, inviteeName, inviteeMobile, expiresAt } = row
  return {
    ...{ id, revision: revisionOf(row), name: inviteeName ?? '', mobile: inviteeMobile ?? '' },
    department: db.departments.get(joins?.departmentId ?? '')?.name ?? null,
    invitedBy: db.users.get(joins?.byId ?? '')?.userFullname ?? '',
    ...{ sentAt: sentAt(row), expiresAt, state: stateOf(context, row) },
    ...{ renewableAt: sentAt(row) + pause, serverTime: now },
  }
}

/** How many invitations of a unit are open. */
export const countInvited = (context: BackendContext, rights: CompanyRights) =>
  invitationsSeen(context, rights).filter((row) => stateOf(context, row) === 'OPEN').length

/** A unit's invitations within filter and rights: open ones first, then by the day they end, the latest first; or as asked. */
export function unitInvitations(
  context: BackendContext,
  rights: CompanyRights,
  filter: UnitInvitationFilter,
  orderBy?: ListOrder | null,
): UnitInvitation[] {
  const keyword = filter.keyword?.trim() ?? ''
  const usual = invitationsSeen(context, rights)
    .map((row) => invitationView(context, row))
    .filter(({ state }) => filter.state == null || state === filter.state)
    .filter(({ name, mobile }) => `${name} ${mobile}`.includes(keyword))
    .sort(
      (one, other) => Number(other.state === 'OPEN') - Number(one.state === 'OPEN') || other.expiresAt - one.expiresAt,
    )
  return inOrder(usual, keys, orderBy)
}

const states = Object.keys(invitationStates)

const keys: Readonly<Record<UnitInvitationOrderField, (invitation: UnitInvitation) => OrderKey>> = {
  NAME: ({ name }) => name,
  SENT: ({ sentAt: at }) => at,
  EXPIRES: ({ expiresAt }) => expiresAt,
  STATE: ({ state }) => states.indexOf(state),
}

/** Applies an action to each invitation as it was listed, and reports each result with the name. */
function eachInvitation(
  context: BackendContext,
  rights: CompanyRights,
  ids: readonly string[],
  seen: SeenRevisions,
  act: (row: ExpertInvitationRow) => void,
) {
  const find = (id: string) => invitationsSeen(context, rights).find((row) => row.id === id)
  return eachOnItsOwn(
    ids,
    (id) => ({ name: find(id)?.inviteeName ?? null }),
    (id) => {
      const row = find(id) ?? fail(60322)
      requireSeen(seen, id, row)
      act(row)
    },
  )
}

/** Sends invitations again, for another 30 days: 60323 within a day of the last time. */
export function renewInvitations(
  context: BackendContext,
  rights: CompanyRights,
  ids: readonly string[],
  seen: SeenRevisions,
) {
  const { db, now } = context
  return eachInvitation(context, rights, ids, seen, (row) => {
    if (sentAt(row) + pause > now) fail(60323)
    const joins = { unitId: rights.unitId, departmentId: row.joins?.departmentId ?? null, byId: rights.caller.id }
    db.expertInvitations.update(row.id, {
      ...{ joins, answer: null, answeredBy: null, expiresAt: now + invitationLifetime, revision: revisionOf(row) + 1 },
      ...invitationTexts(context, rights),
    })
  })
}

/** Withdraws invitations: their links open nothing any more. */
export function withdrawInvitations(
  context: BackendContext,
  rights: CompanyRights,
  ids: readonly string[],
  seen: SeenRevisions,
) {
  return eachInvitation(context, rights, ids, seen, ({ id }) => context.db.expertInvitations.remove(id))
}
