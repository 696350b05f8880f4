import type { Database } from '../db/database'
import { newId } from '../db/new-id'
import { keepFiledContent } from './filed-content'

/** Keeps a request to join a unit as it was filed, with the first step of its history. */
export function fileMembership({ db, now }: { db: Database; now: number }, id: string): void {
  const row = db.memberships.get(id)
  if (!row) return
  const { unitId, userId, departments } = row
  const work = { kind: 'MEMBERSHIP', id, unitId, creatorId: userId, at: row.appliedAt ?? now } as const
  keepFiledContent(db, work, { departmentId: departments[0]?.id })
  db.histories.insert({
    id: newId('history'),
    contentId: id,
    step: 'SUBMIT',
    actorName: db.users.get(userId)?.userFullname ?? '—',
    actorRole: '申请人',
    actorUnit: null,
    at: row.appliedAt ?? now,
    opinion: null,
    state: '1',
  })
}
