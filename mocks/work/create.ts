/** Creates a work item with its prefilled content; for beginnings, seeds and steps that open another work item. */

import { firstValues } from '@/smartform/engine/create-engine'
import { dueAfter } from '@/work/due-date'
import { findKind } from '@/work/kinds/all'
import type { BackendContext } from '../context'
import { newId } from '../db/new-id'
import type { WorkRow } from '../db/rows-work'
import { formNode } from '../domain/form-engine'
import { fail } from '../fail'
import { prefillValues, sourceReader } from './prefill-values'

/** Additional roots of `prefill` paths, beside those of every work item. */
export type Roots = (context: BackendContext, work: WorkRow) => Readonly<Record<string, object | undefined>>

/** The properties of a new work item; the others follow from its kind and the clock. */
export type NewWork = Pick<WorkRow, 'kind' | 'belongsTo' | 'projectId' | 'unitId' | 'creatorId' | 'title'> &
  Partial<
    Pick<
      WorkRow,
      'id' | 'formId' | 'departmentId' | 'assigned' | 'number' | 'amount' | 'reachedDepartment' | 'deadline' | 'facts'
    >
  >

/** Stores a new work item, with its form's content prefilled according to its definition. */
export function createWork(context: BackendContext, newWork: NewWork, roots?: Roots): WorkRow {
  const { db, now } = context
  const kind = findKind(newWork.kind) ?? fail(600)
  const from = kind.deadline?.from
  const work: WorkRow = {
    id: newId('work'),
    kindVersion: kind.version,
    formId: kind.form,
    departmentId: null,
    assigned: {},
    state: kind.initial,
    stateSince: now,
    number: null,
    amount: null,
    opinion: null,
    reachedDepartment: false,
    // Follows from its creation; for other events the creator passes the date.
    deadline: from === 'created' || from === 'approved' ? dueAfter(kind, now) : null,
    createdAt: now,
    modifiedAt: now,
    submittedAt: null,
    facts: {},
    ...newWork,
  }
  db.works.insert(work)
  openContent(context, work, roots)
  recordBeginning(context, work)
  return work
}

/** The first entry of a work item's history. */
export function recordBeginning(context: BackendContext, work: WorkRow): void {
  context.db.workHistories.insert({
    id: newId('work-history'),
    workId: work.id,
    step: 'CREATE',
    ...beginner(context, work),
    at: context.now,
    opinion: null,
    state: work.state,
  })
}

/**
 * Stores the content of a work item's form, prefilled according to its definition; does nothing for a work item without
 * a form.
 */
export function openContent(context: BackendContext, work: WorkRow, roots?: Roots): void {
  if (work.formId === null) return
  const { db } = context
  const form = formNode(work.formId, undefined, work.unitId)
  const known = prefillValues(form, sourceReader(context, work, roots?.(context, work) ?? {}))
  db.contents.insert({
    id: work.id,
    formId: work.formId,
    formVersion: form.version,
    revision: 1,
    values: firstValues(form, known),
    fieldRevisions: {},
    submitted: null,
    comments: [],
    savedAt: null,
    savedBy: null,
  })
}

/** Who starts a work item: its creator where they do so themselves, otherwise the system. */
function beginner({ db, caller }: BackendContext, work: WorkRow) {
  if (caller?.id !== work.creatorId)
    return { role: null, actorId: null, actorName: '系统', actorTitle: '系统', actorUnit: null }
  const actorName = caller.userFullname
  const actorTitle = findKind(work.kind)?.maker ?? '项目负责人'
  const actorUnit = db.units.get(work.unitId)?.unitName ?? null
  return { role: 'creator' as const, actorId: caller.id, actorName, actorTitle, actorUnit }
}
