import { findKind } from '@/work/kinds/all'
import type { Database } from '../database'
import type { WorkRow } from '../rows-work'

/** What a seed says of a work; the rest follows from its kind. */
export type SeededWork = Pick<
  WorkRow,
  'id' | 'kind' | 'belongsTo' | 'unitId' | 'creatorId' | 'state' | 'stateSince' | 'title'
> &
  Partial<WorkRow>

/** Puts a work into the store as it stands, without a step. */
export function seedWork(db: Database, said: SeededWork): WorkRow {
  const kind = findKind(said.kind)
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
    createdAt: said.stateSince,
    modifiedAt: said.stateSince,
    submittedAt: null,
    facts: {},
    ...said,
  })
}
