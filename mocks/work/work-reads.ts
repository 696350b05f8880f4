/** Records who has read a work item, and lists it for those who may know; called wherever contents, files and personal data are opened. */

import groupBy from 'lodash/groupBy'
import type { WorkRole } from '@/work/kind'
import type { BackendContext } from '../context'
import type { UserRow } from '../db/rows'
import type { DataUseRow, WorkReadRow } from '../db/rows-log'
import type { WorkRow } from '../db/rows-work'
import type { WorkRead } from '../resolvers/workflow.generated'
import { contentPart } from './content-part'
import { guideOfWork } from './guide'
import { hasPartIn } from './part-in-work'
import { roleTitles, unitOffice } from './role-titles'
import { actsForCommission, requireWork, rolesOf } from './viewer-roles'

/** Openings within this time of the last one are the same reading, in milliseconds. */
const sameReading = 10 * 60_000

/**
 * Records that a person has opened the content, the document or a file of a work item. One row for each pair, with first, last
 * and number of readings: a row for each day would grow for ever and tell no more. Nothing that is remembered depends on
 * it (`revisionOf`). People who fill the work item in are not recorded.
 */
export function recordRead({ db, now }: Pick<BackendContext, 'db' | 'now'>, workId: string, userId: string): void {
  const id = `${workId} ${userId}`
  const before = db.workReads.get(id)
  if (!before) db.workReads.insert({ id, workId, userId, firstAt: now, lastAt: now, times: 1 })
  else if (now - before.lastAt > sameReading) db.workReads.update(id, { lastAt: now, times: before.times + 1 })
}

/** The offices that read for everybody else. */
const offices = ['commission', 'department', 'unit', 'office'] as const satisfies readonly WorkRole[]

/** In which office a person reads a work item; null for an expert, an auditor or who has no part in it any more. */
function officeOf(context: BackendContext, reader: UserRow, work: WorkRow) {
  const roles = rolesOf(context, reader)(work)
  const role = offices.find((office) => roles.includes(office)) ?? null
  if (role === null) return { role, title: '评审专家', unitName: null }
  if (role === 'unit' || role === 'office') return { role, ...unitOffice(context, work, reader.id) }
  return {
    role,
    title: roleTitles[role],
    unitName: role === 'department' ? (guideOfWork(context, work)?.department ?? null) : null,
  }
}

type Reading = WorkReadRow & ReturnType<typeof officeOf> & { name: string | null }

/** One line for each office, without names. */
function byOffice(readings: readonly Reading[]): WorkRead[] {
  return Object.entries(groupBy(readings, ({ title, unitName }) => `${title} ${unitName}`)).map(([office, own]) => ({
    id: `${own[0]?.workId} ${office}`,
    name: null,
    role: own[0]?.title ?? '',
    unitName: own[0]?.unitName ?? null,
    firstAt: Math.min(...own.map(({ firstAt }) => firstAt)),
    lastAt: Math.max(...own.map(({ lastAt }) => lastAt)),
    times: own.reduce((sum, { times }) => sum + times, 0),
  }))
}

const byPerson = ({ id, name, title, unitName, firstAt, lastAt, times }: Reading): WorkRead => ({
  ...{ id, name, role: title, unitName, firstAt, lastAt, times },
})

/**
 * Records that a person has revealed a number of a work item, or saved it as a file. People who fill it in are not recorded.
 * @returns whether it was recorded
 */
export function recordDataUse(context: BackendContext, workId: string, action: DataUseRow['action']): boolean {
  const { db, now } = context
  const { caller, fills } = contentPart(context, workId)
  if (fills) return false
  const id = `${workId} ${caller.id} ${action}`
  const before = db.dataUses.get(id)
  if (!before) db.dataUses.insert({ id, workId, userId: caller.id, action, firstAt: now, lastAt: now, times: 1 })
  else db.dataUses.update(id, { lastAt: now, times: before.times + 1 })
  return true
}

/**
 * Who has read a work item, one line for each office without names: what the people it belongs to may know.
 * @param rows the readings, or other uses
 */
export function readsByOffice(
  context: BackendContext,
  work: WorkRow,
  rows: readonly WorkReadRow[] = context.db.workReads.where({ workId: work.id }),
): WorkRead[] {
  const readings = rows.flatMap((row): Reading[] => {
    const reader = context.db.users.get(row.userId)
    return reader ? [{ ...row, ...officeOf(context, reader, work), name: null }] : []
  })
  return byOffice(readings.filter(({ role }) => role !== null))
}

/**
 * Who has read a work item, last reading first, as far as the caller may know: all people for the commission and for the
 * department that concludes on an acceptance; other departments without experts; administrators of a unit their own people, and
 * other offices without names; who fills it in and its members offices without names. All others, and an officer with a part in
 * it beyond that, nothing more than the latter. 603001 and 60154 as for the work itself.
 */
export function readsOf(context: BackendContext, workId: string): WorkRead[] {
  const { db } = context
  const { caller, work, viewerRoles } = requireWork(context, workId)
  const { roles } = viewerRoles
  const has = (...some: WorkRole[]) => some.some((role) => roles.includes(role))
  const isInvolved = viewerRoles.creator || hasPartIn(context, caller, workId)
  if (!isInvolved && !has('commission', 'department', 'unit', 'office', 'member')) return []
  const readings = db.workReads.where({ workId }).flatMap((row): Reading[] => {
    const reader = db.users.get(row.userId)
    return reader ? [{ ...row, ...officeOf(context, reader, work), name: reader.userFullname }] : []
  })
  const ofOffices = readings.filter(({ role }) => role !== null)
  const latestFirst = (reads: WorkRead[]) => reads.sort((a, b) => Number(b.lastAt) - Number(a.lastAt))
  if (isInvolved || !has('commission', 'department', 'unit', 'office')) return latestFirst(byOffice(ofOffices))
  if (has('commission', 'department')) {
    const knowsExperts =
      actsForCommission(context, caller)('REVIEW') || (work.kind === 'ACCEPTANCE' && has('department'))
    return latestFirst((knowsExperts ? readings : ofOffices).map(byPerson))
  }
  const isOwn = ({ role }: Reading) => role === 'unit' || role === 'office'
  return latestFirst([
    ...ofOffices.filter(isOwn).map(byPerson),
    ...byOffice(ofOffices.filter((reading) => !isOwn(reading))),
  ])
}
