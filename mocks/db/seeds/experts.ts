/** Seeds the experts of the expert database, and applications that are pending or returned by the unit; `company.ts` adds its own with `seedApplication`. */

import { day } from '../../domain/durations'
import { workingMoment } from '../../domain/working-time'
import { personaUserId } from '../../personas'
import { expertTitle } from '../../work/kinds/expert-application'
import type { Database } from '../database'
import { seedWork } from './filed-work'
import { unitIds } from './units'

interface ApplicationSeed {
  userId: string
  unitId: string
  status: number
  /** When it reached this state. */
  at: number
  opinion: string | null
  /** Whether it changes an existing entry. */
  edit?: boolean
}

/** Seeds an expert application in its current state. */
export function seedApplication(
  db: Database,
  { userId, unitId, status, at, opinion, edit = false }: ApplicationSeed,
): void {
  const user = db.users.get(userId)
  const kind = edit ? 'EXPERT_CHANGE' : 'EXPERT_APPLICATION'
  const departments = db.memberships.where({ userId, unitId })[0]?.departments ?? []
  const decided = status !== 1
  seedWork(db, {
    id: `${edit ? 'expert-edit' : 'expert-apply'}-${userId}`,
    kind,
    belongsTo: userId,
    unitId,
    departmentId: departments[0]?.id ?? null,
    creatorId: userId,
    title: user ? expertTitle(user, kind) : '',
    state: String(status),
    stateSince: at,
    createdAt: workingMoment(at - 6 * day),
    submittedAt: decided ? workingMoment(at - 4 * day) : at,
    opinion,
    facts: {
      ...(edit && { of: `expert-apply-${userId}` }),
      position: user?.userPosition ?? null,
      major: user?.userMajor ?? null,
    },
  })
}

/** Experts of other units, so that an acceptance finds three who share none. */
const entered: readonly (readonly [userId: string, unitId: string, ago: number])[] = [
  ['user-17', unitIds.chipCompany, 900],
  ['user-27', unitIds.hospital, 800],
  ['user-31', unitIds.drugCompany, 750],
  ['user-38', unitIds.farmInstitute, 620],
]

/** Experts in the database and pending applications, one of them returned by the unit. */
export function seedExperts(db: Database, now: number): void {
  const apply = (userId: string, unitId: string | null, status: number, ago: number, opinion: string | null = null) =>
    seedApplication(db, { userId, unitId: unitId ?? '', status, at: workingMoment(now - ago * day), opinion })
  const enter = (userId: string, ago: number) => {
    const at = workingMoment(now - ago * day)
    db.expertProfiles.insert({
      id: userId,
      expertAt: at,
      expertEditAt: workingMoment(at + 30 * day),
      expertEditCompleteAt: workingMoment(at + 33 * day),
    })
  }
  apply(personaUserId('expert'), unitIds.institute, 3, 700)
  enter(personaUserId('expert'), 700)
  apply(personaUserId('invitedExpert'), null, 3, 400)
  enter(personaUserId('invitedExpert'), 400)
  apply('user-1', unitIds.university, 1, 3)
  apply('user-3', unitIds.university, 4, 10, '请补充职称证明材料，扫描件须清晰完整。')
  apply('user-11', unitIds.institute, 2, 6)
  for (const [userId, unitId, ago] of entered) {
    apply(userId, unitId, 3, ago)
    enter(userId, ago)
    db.users.update(userId, { expertFlag: 1 })
  }
}
