import { keepFiledContent } from '../../domain/filed-content'
import { type FiledWork, findFiled } from '../../domain/filed-works'
import { workingMoment, workingMoments } from '../../domain/working-time'
import type { Database } from '../database'
import type { HistoryRow } from '../rows-work'

const day = 24 * 3600_000
/** When the people joined of whom it is not known. */
const yearAgo = 365 * day

/** Who decided, by the state it led to. */
const decided: Readonly<Record<string, HistoryRow['step']>> = {
  SUBMITTED: 'PASS',
  RETURNED: 'RETURN',
  2: 'PASS',
  3: 'PASS',
  4: 'RETURN',
  5: 'RETURN',
}

/** What a membership's own states say: 3 is refused there, 2 is in. */
const decidedMembership: Readonly<Record<string, HistoryRow['step']>> = { 2: 'PASS', 3: 'REFUSE' }

/** When it was handed in, and decided within two days; an expert application says since when it is as it is. */
function timesOf(work: FiledWork, isDecided: boolean, now: number): [number, number] {
  const at = work.handedInAt || workingMoment(now - yearAgo)
  if (!isDecided) return [at, at]
  if (work.kind === 'EXPERT_APPLICATION') return [workingMoments(at - 5 * day, at, [0.3])[0] ?? at, at]
  return [at, workingMoments(at, Math.min(at + 4 * day, now), [0.5])[0] ?? at]
}

function inventedHistory(db: Database, work: FiledWork, now: number): HistoryRow[] {
  const administrator = db.memberships.where({ unitId: work.unitId, isAdmin: 1 })[0]
  const actorUnit = db.units.get(work.unitId)?.unitName ?? null
  const step = (work.kind === 'MEMBERSHIP' ? decidedMembership : decided)[work.state]
  const [at, decidedAt] = timesOf(work, step !== undefined, now)
  const entry = (n: number, step: HistoryRow['step'], rest: Partial<HistoryRow>): HistoryRow => ({
    id: `history-${work.id}-${n}`,
    contentId: work.id,
    step,
    actorName: db.users.get(work.creatorId)?.userFullname ?? '—',
    actorRole: work.kind === 'MEMBERSHIP' || work.kind === 'EXPERT_APPLICATION' ? '申请人' : '填报人',
    actorUnit,
    at,
    opinion: null,
    state: work.kind === 'EXPERT_APPLICATION' || work.kind === 'MEMBERSHIP' ? '1' : 'UNIT_REVIEW',
    ...rest,
  })
  const submit = entry(1, 'SUBMIT', {})
  if (!step) return [submit]
  const decision = entry(2, step, {
    actorName: db.users.get(administrator?.userId ?? '')?.userFullname ?? '单位管理员',
    actorRole: '单位管理员',
    at: decidedAt,
    opinion: work.opinion,
    state: work.state,
  })
  return [submit, decision]
}

/** A content and a history for everything that is filed through a unit besides declarations; drafts stay unfiled. */
export function seedFiledContents(db: Database, now: number): void {
  const members = db.memberships.where((one) => one.applyStatus !== 0)
  for (const { id, applyStatus, appliedAt } of members)
    if (applyStatus === 1 && appliedAt === undefined)
      db.memberships.update(id, { appliedAt: workingMoment(now - 2 * day) })
  const ids = [
    ...members.map(({ id }) => id),
    ...db.expertApplies.all().map(({ id }) => id),
    ...db.unitFilings.all().map(({ id }) => id),
  ]
  for (const id of ids) {
    const work = findFiled({ db }, id)
    if (!work || work.draft) continue
    const filing = db.unitFilings.get(id)
    keepFiledContent(
      db,
      { ...work, at: work.handedInAt || workingMoment(now - yearAgo) },
      { filing, departmentId: work.departmentIds[0] },
    )
    for (const row of inventedHistory(db, work, now)) db.histories.insert(row)
  }
}
