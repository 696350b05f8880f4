import type { WorkAction, WorkRole } from '@/work/kind'
import { seedContent } from '../../domain/filed-content'
import { workingMoment, workingMoments } from '../../domain/working-time'
import { kindOf } from '../../work/standing'
import type { Database } from '../database'
import type { WorkRow } from '../rows-work'

const day = 24 * 3600_000
/** When the people joined of whom it is not known. */
const yearAgo = 365 * day

/** The steps after the hand-in that led to each state: who, what, where to. */
const ways: Readonly<Record<string, Readonly<Record<string, readonly (readonly [WorkRole, WorkAction, string])[]>>>> = {
  MEMBERSHIP: { 1: [], 2: [['unit', 'PASS', '2']], 3: [['unit', 'REFUSE', '3']] },
  EXPERT_APPLICATION: {
    1: [],
    2: [['unit', 'PASS', '2']],
    3: [
      ['unit', 'PASS', '2'],
      ['commission', 'PASS', '3'],
    ],
    4: [['unit', 'RETURN', '4']],
    5: [
      ['unit', 'PASS', '2'],
      ['commission', 'RETURN', '5'],
    ],
  },
}
const ofFilings: (typeof ways)[string] = {
  UNIT_REVIEW: [],
  SUBMITTED: [['unit', 'PASS', 'SUBMITTED']],
  RETURNED: [['unit', 'RETURN', 'RETURNED']],
}

/** The history of a work that was handed in, each step in working hours; answers when the last was. */
function seedHistory(db: Database, work: WorkRow, now: number): number {
  const steps = (ways[work.kind] ?? ofFilings)[work.state] ?? []
  const admin = db.users.get(db.memberships.where({ unitId: work.unitId, isAdmin: 1 })[0]?.userId ?? '')
  const actorUnit = db.units.get(work.unitId)?.unitName ?? null
  const filedAt = work.submittedAt ?? work.createdAt
  const until = Math.min(Math.max(work.stateSince, filedAt + 4 * day), now)
  const times = workingMoments(
    filedAt,
    until,
    steps.map((_, index) => (index + 0.5) / steps.length),
  )
  const entry = { workId: work.id, opinion: null, actorUnit }
  db.workHistories.insert({
    ...entry,
    id: `history-${work.id}-1`,
    step: 'SUBMIT',
    role: 'creator',
    actorId: work.creatorId,
    actorName: db.users.get(work.creatorId)?.userFullname ?? '—',
    actorTitle: kindOf(work).maker ?? '',
    at: filedAt,
    state: Object.keys(ways[work.kind] ?? ofFilings)[0] ?? '',
  })
  for (const [index, [role, step, state]] of steps.entries()) {
    const byUnit = role === 'unit'
    db.workHistories.insert({
      ...entry,
      id: `history-${work.id}-${index + 2}`,
      step,
      role,
      actorId: byUnit ? (admin?.id ?? null) : null,
      actorName: byUnit ? (admin?.userFullname ?? '单位管理员') : '市科学技术委员会',
      actorTitle: byUnit ? '单位管理员' : '市科委',
      actorUnit: byUnit ? actorUnit : null,
      at: times[index] ?? filedAt,
      opinion: index === steps.length - 1 ? work.opinion : null,
      state,
    })
  }
  return times.at(-1) ?? filedAt
}

/** A content and a history for everything that was handed in through a unit besides declarations. */
export function seedFiledContents(db: Database, now: number): void {
  for (const one of db.works.all()) {
    const kinds = ['MEMBERSHIP', 'EXPERT_APPLICATION', 'ACHIEVEMENT']
    if (!kinds.includes(one.kind)) continue
    const filedAt = one.submittedAt ?? workingMoment(now - (one.state === '1' ? 2 * day : yearAgo))
    const work = db.works.update(one.id, {
      submittedAt: filedAt,
      ...(one.createdAt === 0 && { createdAt: filedAt }),
    })
    seedContent(db, work)
    const since = seedHistory(db, work, now)
    if (one.stateSince === 0) db.works.update(work.id, { stateSince: since, modifiedAt: since })
  }
}
