/** The backend's rules of task books: who signs in which order, and what begins with the contract that a signed one is (acceptance and its deadline, the budget's audit). */

import { endOfDay } from '@/lib/time/iso-day'
import { dueAfter } from '@/work/due-date'
import { acceptance } from '@/work/kinds/acceptance'
import type { BackendContext } from '../../context'
import type { WorkRow } from '../../db/rows-work'
import { day } from '../../domain/durations'
import { joined, type Words } from '../../domain/inform'
import { isSupervisor } from '../../domain/roles'
import { isApproved } from '../../domain/unit/memberships'
import { fail } from '../../fail'
import { createWork } from '../create'
import { handedIn, type ProjectInForce, projectInForce } from '../project'
import type { Taking, WorkRules } from '../rules'
import { requireTopics } from '../topic-sums'
import { auditRoots } from './audits'

const ofUnit = '承担单位'

/** Who signs for the unit: an administrator who does not lead the project, or its leader where there is none. */
function unitSigner({ db }: Pick<BackendContext, 'db'>, { unitId, creatorId }: WorkRow): string {
  const administrators = db.memberships.where({ unitId, isAdmin: 1 }).filter(isApproved)
  return administrators.find(({ userId }) => userId !== creatorId)?.userId ?? creatorId
}

/** The signing parties in order: the leader, an administrator of the unit, the supervising department. */
function parties(context: BackendContext, work: WorkRow): [party: string, signerId: string][] {
  const department = context.db.memberships.where(isApproved).find(isSupervisor)
  return [
    ['项目负责人', work.creatorId],
    [ofUnit, unitSigner(context, work)],
    ['主管部门', department?.userId ?? ''],
  ]
}

const inEnglish: Readonly<Record<string, string>> = {
  项目负责人: 'the project leader',
  承担单位: 'the undertaking unit',
  主管部门: 'the supervising department',
}

function signatures({ db }: Pick<BackendContext, 'db'>, workId: string) {
  return db.signatures.where({ contentId: workId }).toSorted((a, b) => a.order - b.order)
}

/**
 * Checks that the caller signs next: 60154 without a signature there, 603224 not approved yet, 603003 out of order or
 * twice.
 */
function requireTurn(context: BackendContext, { work, caller }: Taking): void {
  const rows = signatures(context, work.id)
  const own = rows.find(({ signerId, signedAt }) => signerId === caller.id && signedAt === null)
  if (!own) fail(rows.some(({ signerId }) => signerId === caller.id) ? 603003 : 60154)
  const waitsFor = rows.find((row) => row.order < own.order && row.signedAt === null)
  if (waitsFor) fail(603003, { waitsFor: waitsFor.party })
}

/** The next signers; all parties may read. */
function nextSigners(context: Pick<BackendContext, 'db'>, workId: string): readonly string[] {
  const next = signatures(context, workId).find(({ signedAt }) => signedAt === null)
  return next ? [next.signerId] : []
}

/** Hands what a person would still sign for a unit to another administrator: they do not administer the unit any more. */
export function handSignaturesOn(context: Pick<BackendContext, 'db'>, unitId: string, formerId: string): void {
  const { db } = context
  for (const work of db.works.where({ kind: 'TASK_BOOK', unitId, state: 'TO_SIGN' })) {
    const own = signatures(context, work.id).find(
      ({ party, signerId, signedAt }) => party === ofUnit && signerId === formerId && signedAt === null,
    )
    if (!own) continue
    db.signatures.update(own.id, { signerId: unitSigner(context, work) })
    db.works.update(work.id, { assigned: { ...work.assigned, signer: nextSigners(context, work.id) } })
  }
}

/** The deadline to apply for acceptance; null for a project without an end. */
export function acceptanceDue({ cycle }: ProjectInForce): number | null {
  return cycle.end === null ? null : dueAfter(acceptance, endOfDay(cycle.end))
}

/** Starts what follows a signed task book: the acceptance that closes the project, and the audit of its budget. */
function setGoing(context: BackendContext, work: WorkRow): void {
  const { db, now } = context
  if (work.projectId === null) return
  const project = projectInForce(context, work.projectId)
  const shared = {
    projectId: work.projectId,
    belongsTo: work.projectId,
    unitId: work.unitId,
    departmentId: work.departmentId,
    title: work.title,
    number: work.number,
    amount: work.amount,
    reachedDepartment: true,
  }
  const deadline = acceptanceDue(project) ?? dueAfter(acceptance, now + 365 * day)
  createWork(context, { ...shared, kind: 'ACCEPTANCE', creatorId: work.creatorId, deadline })
  const firm = db.units.where((unit) => /会计师事务所/.test(unit.unitName))[0]
  if (firm)
    createWork(
      context,
      {
        ...shared,
        kind: 'BUDGET_AUDIT',
        creatorId: work.creatorId,
        assigned: { auditor: [`unit:${firm.id}`] },
      },
      auditRoots,
    )
}

export const taskBookRules: WorkRules = {
  guard(context, taking) {
    if (taking.action !== 'SIGN') return
    requireTurn(context, taking)
    if (!taking.verified) fail(60104)
  },
  ready(context, { action, work }) {
    if (action === 'SUBMIT') requireTopics(context, work)
  },
  target(context, { action, to, work, caller }) {
    if (action !== 'SIGN') return to
    const left = signatures(context, work.id).filter(
      ({ signedAt, signerId }) => signedAt === null && signerId !== caller.id,
    )
    return left.length === 0 ? 'SIGNED' : 'TO_SIGN'
  },
  took(context, { action, caller }, work) {
    const { db, now } = context
    if (action === 'PASS') {
      for (const [order, [party, signerId]] of parties(context, work).entries())
        db.signatures.insert({
          id: `${work.id}-s${order + 1}`,
          contentId: work.id,
          order,
          party,
          signerId,
          signedAt: null,
        })
      return { assigned: { ...work.assigned, signer: nextSigners(context, work.id) } }
    }
    if (action !== 'SIGN') return undefined
    const own = signatures(context, work.id).find(
      ({ signerId, signedAt }) => signerId === caller.id && signedAt === null,
    )
    if (own) db.signatures.update(own.id, { signedAt: now })
    if (work.state === 'SIGNED') setGoing(context, work)
    return { assigned: { ...work.assigned, signer: nextSigners(context, work.id) } }
  },
  // What the leader is told while it is being signed: whose turn it is. Of their own signature they know.
  resultMessage(context, _action, work) {
    const next = signatures(context, work.id).find(({ signedAt }) => signedAt === null)
    if (work.state !== 'TO_SIGN' || !next || context.caller?.id === work.creatorId) return undefined
    const name: Words = [`任务书《${work.title}》`, `Task book “${work.title}”`]
    const turn: Words =
      next.signerId === work.creatorId
        ? ['已通过审核，请您签署', ' has passed its review. Please sign it']
        : [`待${next.party}签署`, ` is to be signed by ${inEnglish[next.party] ?? next.party} next`]
    return { title: joined(name, turn), content: joined(name, turn, ['。', '.']) }
  },
  saved: (content) => ({ amount: specialOf(content.values) ?? null }),
}

/** A project with a signed task book has a contract; 603301 without one. */
export function requireContract(context: BackendContext, projectId: string): WorkRow {
  const [book] = context.db.works.where({ projectId, kind: 'TASK_BOOK', state: 'SIGNED' })
  if (!book || !handedIn(context, book.id)) return fail(603301)
  return book
}

function specialOf(values: Readonly<Record<string, unknown>>): string | null {
  return typeof values.approvedFunding === 'string' ? values.approvedFunding : null
}
