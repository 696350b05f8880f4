/** Seeds what happened to approved projects: task book, contract, changes, acceptance, audit, each by real steps. */
import { endOfDayAfter } from '@/lib/time/working-days'
import { stateOf, type WorkAction } from '@/work/kind'
import type { BackendContext } from '../../context'
import { day } from '../../domain/durations'
import { projectOutputs } from '../../domain/project-outputs'
import { workingMoment, workingMoments } from '../../domain/working-time'
import { personaUserId } from '../../personas'
import { beginWork } from '../../work/begin'
import { extendDeadline } from '../../work/extend'
import { evaluationRecord } from '../../work/kinds/performance'
import { openProject } from '../../work/open-project'
import { moveWork } from '../../work/steps'
import { kindOf } from '../../work/viewer-roles'
import type { Database } from '../database'
import { withCountedIds } from '../new-id'
import type { WorkRow } from '../rows-work'
import { chosenExperts, seedFindings } from './acceptance-reviews'
import { audited, costsAudited } from './closing-events'
import { fillIn } from './fill-in'
import { domainOf } from './guides'
import type { Event } from './life-events'
import { lifeOf } from './life-plans'
import { asOf } from './lived'
import { confirmTopicTasks } from './topics'
import { unitIds } from './units'

/**
 * The lives of approved projects. Each event of a plan is a real step: the person responsible takes it by the backend's
 * own rules, at its time. So task book, signatures, changes, acceptance and audits are consistent.
 */
export function seedLives(db: Database, now: number): void {
  // The personas' own unit comes first, so that each of its reviewers meets every state; projects with their own plans
  // come last.
  const researcher = personaUserId('researcher')
  const isSoft = ({ belongsTo }: WorkRow) => domainOf(db.guides.get(belongsTo)) === 'policy'
  const rank = (declaration: WorkRow) =>
    declaration.creatorId === researcher || isSoft(declaration) ? 2 : declaration.unitId === unitIds.university ? 0 : 1
  const approved = db.works.where({ kind: 'DECLARATION', state: 'APPROVED' }).toSorted((a, b) => rank(a) - rank(b))
  for (const [index, declaration] of approved.entries())
    live(db, declaration, lifeOf(declaration, isSoft(declaration), index), now)
}

const lately = 6 * 24 * 3600_000

/** Runs all events of a project after its approval, spread evenly over the working hours until now. */
function live(db: Database, declaration: WorkRow, events: readonly Event[], now: number): void {
  const began = declaration.stateSince
  const shares = Array.from({ length: events.length + 1 }, (_, index) => (index + 0.5) / (events.length + 2))
  // The last submission, still waiting for a decision, is recent.
  if (events.at(-1)?.action === 'SUBMIT') shares[events.length] = Math.max(0.9, 1 - lately / (now - began))
  const times = workingMoments(began, now, shares)
  withCountedIds(declaration.id, () => {
    const at = (index: number, userId: string | null) => asOf(db, times[index] ?? began, userId)
    openProject(at(0, null), declaration, now)
    for (const [index, event] of events.entries())
      happen(db, declaration, event, (who) => at(index + 1, who), { next: times[index + 2] ?? now, now })
    for (const work of db.works.where({ projectId: declaration.id })) keepInTime(db, declaration, work, now)
  })
}

function happen(
  db: Database,
  project: WorkRow,
  { kind, by, action, opinion, fill, facts, findings, withPersona = false }: Event,
  at: (who: string | null) => BackendContext,
  /** The times of the next event and of seeding. */
  { next, now }: { next: number; now: number },
): void {
  const running = db.works.where({ projectId: project.id, kind }).at(-1)
  const work = action === 'CREATE' ? beginWork(at(project.creatorId), kind, project.id, {}) : running
  if (!work) return
  if (findings) {
    seedFindings(at(null), work, findings)
    return
  }
  const actor = actorOf(db, work, by)
  if (kind === 'TASK_BOOK' && action === 'SUBMIT') confirmTopicTasks(db, project, at(null).now)
  if (action === 'SUBMIT') extendInTime(db, work.id, at(personaUserId('supervisingDepartment')))
  if (fill) fillIn(at(actor), work, (values) => fill(values, () => projectOutputs(at(actor), work)))
  if (action === 'CREATE' || action === undefined) return
  moveWork(at(actor), work.id, action as WorkAction, {
    opinion,
    facts:
      action === 'ASSIGN'
        ? {
            experts: chosenExperts(at(actor), work, withPersona),
            dueAt: withPersona ? endOfDayAfter(now, 16) : endOfDayAfter(next, 2),
          }
        : (facts?.(now) ?? (kind === 'PERFORMANCE' ? { ...evaluationRecord(at(null), work) } : undefined)),
    verified: true,
    seenRevision: db.contents.get(work.id)?.revision,
  })
}

/** Creators who would submit too late were granted an extension before. */
function extendInTime(db: Database, workId: string, department: BackendContext): void {
  const { deadline } = db.works.get(workId) ?? {}
  const since = db.workHistories.where({ workId }).at(-1)?.at
  const { now } = department
  if (typeof deadline !== 'number' || since === undefined || now <= deadline) return
  const requestedAt = workingMoment(Math.max(since, deadline - 2 * 24 * 3600_000))
  extendDeadline({ ...department, now: requestedAt }, workId, endOfDayAfter(now, 10), '材料补充需要时间，同意延期。')
}

/**
 * An audit past its deadline could no longer be handed in. A firm that was late by months has reported in time instead;
 * a firm that is late by weeks was granted the time step by step, first before it began, then for missing vouchers.
 */
function keepInTime(db: Database, project: WorkRow, work: WorkRow, now: number): void {
  const { deadline, stateSince } = work
  if (stateOf(kindOf(work), work.state)?.holder !== 'auditor' || deadline === null || now <= deadline) return
  const within = (share: number) => workingMoment(stateSince + (deadline - stateSince) * share)
  if (now - deadline > 110 * day) {
    for (const event of work.kind === 'PROJECT_AUDIT' ? [costsAudited] : audited)
      happen(db, project, event, (who) => asOf(db, within(0.8), who), { next: now, now })
    return
  }
  const steps = Math.ceil((now - deadline) / (40 * day))
  const until = endOfDayAfter(now, 5 + (Math.floor(stateSince / 3600_000) % 16))
  for (let step = 1; step <= steps; step += 1) {
    const due = db.works.get(work.id)?.deadline ?? deadline
    const next = step === steps ? until : endOfDayAfter(due, Math.round((until - deadline) / day / steps))
    const asked = asOf(db, workingMoment(Math.min(due - 2 * day, now)), personaUserId('supervisingDepartment'))
    extendDeadline(
      asked,
      work.id,
      next,
      step === 1 ? '事务所现场审计排期在后，同意延期。' : '项目单位补充凭证，同意延期。',
    )
    if (step === 1 && steps > 1) beginAudit(asOf(db, workingMoment(due + 3 * day), personaUserId('auditor')), work)
  }
}

/** Begins an audit as its auditor does: with the first amounts, which are saved. */
function beginAudit(auditor: BackendContext, work: WorkRow): void {
  const { fill } = work.kind === 'PROJECT_AUDIT' ? costsAudited : (audited[0] ?? costsAudited)
  fillIn(auditor, work, (values) => ({ lines: fill?.(values, () => []).lines }))
}

/** The person who takes the step. */
function actorOf(db: Database, work: WorkRow, by: Event['by']): string | null {
  const admin = db.memberships
    .where({ unitId: work.unitId, isAdmin: 1, applyStatus: 2 })
    .find(({ userId }) => userId !== work.creatorId)
  const people = {
    creator: work.creatorId,
    unit: admin?.userId ?? null,
    department: personaUserId('supervisingDepartment'),
    expert: personaUserId('expert'),
    auditor: personaUserId('auditor'),
    signer: work.assigned.signer?.[0] ?? null,
  }
  return people[by]
}
