/** Inserts a seeded work item without taking its steps. */

import { findKind } from '@/work/kinds/all'
import type { Database } from '../database'
import type { WorkRow } from '../rows-work'

/** The properties a seed gives for a work item; the rest follows from its kind. */
export type SeededWork = Pick<
  WorkRow,
  'id' | 'kind' | 'belongsTo' | 'unitId' | 'creatorId' | 'state' | 'stateSince' | 'title'
> &
  Partial<WorkRow>

/** Inserts a work item in its current state, without taking steps. */
export function seedWork(db: Database, seededWork: SeededWork): WorkRow {
  const kind = findKind(seededWork.kind)
  return db.works.insert({
    kindVersion: kind?.version ?? 1,
    formId: kind?.form ?? null,
    projectId: null,
    departmentId: null,
    assigned: {},
    number: null,
    amount: null,
    opinion: null,
    reachedDepartment: false,
    deadline: null,
    createdAt: seededWork.stateSince,
    modifiedAt: seededWork.stateSince,
    submittedAt: null,
    facts: {},
    ...seededWork,
  })
}
