/** Invites people into a unit, and takes in those who accept; for the staff page and invitation links. */

import type { BackendContext } from '../../context'
import { newId } from '../../db/new-id'
import type { UserRow } from '../../db/rows'
import type { ExpertInvitationRow } from '../../db/rows-entry'
import { fail } from '../../fail'
import { createWork } from '../../work/create'
import { takeStep } from '../../work/steps'
import { filedValues } from '../filed-content'
import type { CompanyRights } from './company-rights'
import { openDepartments } from './departments'
import { revisionOf } from './seen-revisions'

/** How long an invitation to a unit can be accepted, from when it was sent. */
export const invitationLifetime = 30 * 24 * 3600_000

/** Makes a person a member on the unit's initiative: a request that the caller, its administrator, approves at once. */
export function addMember(context: BackendContext, unitId: string, userId: string, departmentId: string | null): void {
  const { db, now } = context
  // A unit that the person only named in the profile becomes a membership.
  for (const named of db.memberships.where({ userId, unitId, applyStatus: 0 })) db.memberships.remove(named.id)
  const isDefault = db.memberships.where({ userId, isDefault: 1 }).length === 0 ? 1 : 0
  const work = createWork(context, {
    ...{ kind: 'MEMBERSHIP', belongsTo: unitId, projectId: null, unitId, departmentId, creatorId: userId },
    title: `${db.users.get(userId)?.userFullname ?? ''}的单位关联申请`,
  })
  const values = filedValues(db, { ...work, submittedAt: now })
  db.contents.update(work.id, { values, submitted: { revision: 1, values } })
  db.works.update(work.id, { submittedAt: now })
  db.memberships.insert({
    ...{ id: work.id, userId, unitId, isAdmin: 0, applyStatus: 1, isDefault, roleCodes: ['member'] },
    departments: departmentId === null ? [] : [{ id: departmentId, isAdmin: 0 }],
  })
  takeStep(context, work.id, 'PASS')
}

interface Invitee {
  name: string
  mobile: string
  departmentId: string | null
}

/** What an invitation says, in the name of the administrator who sends it. */
export function invitationTexts({ db }: BackendContext, { unitId, caller }: CompanyRights) {
  const row = db.units.get(unitId)
  const unit = row?.unitName ?? ''
  const unitEnglish = row?.unitEnglishName || unit
  const administrator = caller.userEnglishname || caller.userFullname
  return {
    title: `邀请您加入${unit}`,
    titleEnglish: `Join ${unitEnglish}`,
    inviter: unit,
    inviterEnglish: unitEnglish,
    message: `${caller.userFullname}（${unit}管理员）邀请您在本平台关联单位。请使用收到短信的手机号码登录或注册。`,
    messageEnglish: `${administrator}, an administrator of ${unitEnglish}, invites you to join the unit on this portal. Please sign in or register with the mobile that got the text message.`,
  }
}

/** Invites a person without an account by text message. False: an invitation to this mobile is open, and stays the one. */
export function inviteToUnit(context: BackendContext, rights: CompanyRights, invitee: Invitee): boolean {
  const { db, now } = context
  const { unitId, caller } = rights
  const joins = { unitId, departmentId: invitee.departmentId, byId: caller.id }
  const isOpen = ({ answer, expiresAt, joins: to }: ExpertInvitationRow) =>
    answer === null && expiresAt > now && to?.unitId === unitId
  const open = db.expertInvitations.where({ kind: 'UNIT', inviteeMobile: invitee.mobile }).find(isOpen)
  if (open) {
    db.expertInvitations.update(open.id, { joins, inviteeName: invitee.name, revision: revisionOf(open) + 1 })
    return false
  }
  db.expertInvitations.insert({
    id: newId('unit-invitation'),
    kind: 'UNIT',
    ...invitationTexts(context, rights),
    ...{ inviteeName: invitee.name, inviteeMobile: invitee.mobile, expiresAt: now + invitationLifetime, joins },
    ...{ startsAt: null, endsAt: null, answer: null, answeredBy: null },
  })
  return true
}

/**
 * Takes the person who accepts an invitation into the unit, approved by the administrator who invited. 60319 for another
 * name than the invited one, 601305 when the administrator acts for the unit no more.
 */
export function joinByInvitation(context: BackendContext, caller: UserRow, row: ExpertInvitationRow): void {
  const { db } = context
  const { unitId, departmentId, byId } = row.joins ?? fail(601305)
  if (row.inviteeName !== caller.userFullname) fail(60319)
  const inviter = db.memberships.where({ userId: byId, unitId, isAdmin: 1, applyStatus: 2 }).length > 0
  const asInviter = { ...context, caller: (inviter && db.users.get(byId)) || fail(601305) }
  const member = db.memberships.where({ userId: caller.id, unitId }).find(({ applyStatus }) => applyStatus !== 0)
  const department = openDepartments(db, unitId).some(({ id }) => id === departmentId) ? departmentId : null
  if (!member) addMember(asInviter, unitId, caller.id, department)
  else if (member.applyStatus !== 2) takeStep(asInviter, member.id, 'PASS')
}
