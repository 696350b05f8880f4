import { workingMoment } from '../../domain/working-time'
import { personaUserId } from '../../personas'
import type { Database } from '../database'
import { unitIds } from './units'

const day = 24 * 3600 * 1000

/** Experts in the database and applications on their way, one of them returned by the unit. */
export function seedExperts(db: Database, now: number): void {
  const apply = (
    userId: string,
    unitId: string | null,
    applyStatus: number,
    ago: number,
    reason: string | null = null,
  ) =>
    db.expertApplies.insert({
      id: `expert-apply-${userId}`,
      userId,
      unitId,
      applyStatus,
      editStatus: null,
      applyUnitReason: applyStatus === 4 ? reason : null,
      applyStcsmReason: applyStatus === 5 ? reason : null,
      createdAt: workingMoment(now - (ago + 6) * day),
      modifiedAt: workingMoment(now - ago * day),
    })
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
  apply('user-17', unitIds.chipCompany, 3, 900)
  enter('user-17', 900)
  db.users.update('user-17', { expertFlag: 1 })
}
