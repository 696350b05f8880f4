/** A backend with the few rows that a test names, for rules about people and work items that need no seeds. */
import { memoryBlobs } from '@mocks/blobs'
import type { BackendContext } from '@mocks/context'
import { createDatabase } from '@mocks/db/database'
import type { MembershipRow, UserRow } from '@mocks/db/rows'
import type { GuideRow, WorkRow } from '@mocks/db/rows-work'
import type { FormValues } from '@/smartform/schema/values'
import { findKind } from '@/work/kinds/all'

const day = 24 * 3_600_000

/** Empty tables with the means to fill them. Names stand for themselves: the person `陈思远` has that id. */
export function smallBackend(now = Date.parse('2026-11-26T10:00:00+08:00')) {
  const db = createDatabase()
  /** A person who may do what the permissions say. */
  const person = (id: string, permissions: readonly string[] = [], more: Partial<UserRow> = {}) =>
    db.users.insert({ ...{ id, userFullname: id, permissions, userGrade: 3 }, ...more } as UserRow)
  const unit = (id: string, more: object = {}) =>
    db.units.insert({ ...{ id, unitName: id, areaId: null }, ...more } as never)
  /** An approved membership; `isAdmin: 1` administers the unit. */
  const member = (userId: string, unitId: string, more: Partial<MembershipRow> = {}) =>
    db.memberships.insert({
      ...{ id: `${userId}@${unitId}`, userId, unitId, isAdmin: 0, applyStatus: 2, isDefault: 1 },
      ...{ roleCodes: ['member'], departments: [] },
      ...more,
    })
  const guide = (id: string, more: Partial<GuideRow> = {}) =>
    db.guides.insert({
      ...{ id, number: id, title: id, year: 2026, remarkId: 'r', department: '高新技术处', realNameLevel: 0 },
      ...{ opensAt: now - 10 * day, closesAt: now + 10 * day, recommendBy: now + 20 * day },
      ...more,
    } as GuideRow)
  /** A work item without a form, in its first state. */
  const work = (kind: string, id: string, more: Partial<WorkRow> = {}): WorkRow => {
    const described = findKind(kind)
    if (!described) throw new Error(`no kind ${kind}`)
    return db.works.insert({
      ...{ id, kind, kindVersion: described.version, state: described.initial, title: id, number: null },
      ...{ belongsTo: '', projectId: null, formId: null, unitId: '', departmentId: null, creatorId: '' },
      ...{ assigned: {}, amount: null, opinion: null, reachedDepartment: false, deadline: null, facts: {} },
      ...{ createdAt: now, modifiedAt: now, stateSince: now, submittedAt: null },
      ...more,
    })
  }
  /** The answers to a form, as they stand and as they were submitted. */
  const content = (id: string, submitted: object | null, values: object = submitted ?? {}) =>
    db.contents.insert({
      ...{ id, formId: '', formVersion: 1, revision: 1, fieldRevisions: {}, comments: [] },
      ...{ values: values as FormValues, savedAt: null, savedBy: null },
      submitted: submitted && { revision: 1, values: submitted as FormValues },
    })
  /** The context of a request by a person; nobody's without one. */
  const as = (id?: string, more: Partial<BackendContext> = {}): BackendContext => ({
    ...{ db, blobs: memoryBlobs(), token: null, now, caller: (id === undefined ? null : db.users.get(id)) ?? null },
    ...more,
  })
  return { db, now, day, person, unit, member, guide, work, content, as }
}

/** What a rule refuses with: its code, and the facts that its text names; null where it does not refuse. */
export function refusalFacts(run: () => unknown): Readonly<Record<string, unknown> & { code: number }> | null {
  try {
    run()
    return null
  } catch (error) {
    const { code, ...facts } = (error as { extensions?: { code?: number } }).extensions ?? {}
    if (code === undefined) throw error
    return { code, ...facts }
  }
}

/** The code with which a rule refuses; null where it does not. */
export const refusalOf = (run: () => unknown): number | null => refusalFacts(run)?.code ?? null
