/** Sorts work items by a field. */

import type { BackendContext } from '../context'
import { departmentNameAt } from '../domain/unit/departments'
import type { WorkOrder, WorkOrderField } from '../resolvers/workflow.generated'
import { nextDeadline } from './next-deadline'
import { titleOf } from './title'
import { yearOf } from './view'
import { kindOf } from './viewer-roles'
import type { Seen } from './works-seen'

const collator = new Intl.Collator('zh-CN', { numeric: true })

/** Compares texts as Chinese lists are sorted: by pinyin, numbers by their value. */
export const compareTexts = (a: string, b: string) => collator.compare(a, b)

/** What a work item is sorted by; null: nothing to sort by, it stands last. */
type Key = string | number | null

const keys: Readonly<Record<WorkOrderField, (context: BackendContext, seen: Seen) => Key>> = {
  TITLE: (_, { work }) => titleOf(work),
  CREATOR: ({ db }, { work }) => db.users.get(work.creatorId)?.userFullname ?? null,
  UNIT: ({ db }, { work }) => db.units.get(work.unitId)?.unitName ?? null,
  UNIT_DEPARTMENT: ({ db, now }, { work }) => departmentNameAt(db, work.departmentId, work.submittedAt ?? now),
  DISTRICT: ({ db }, { work }) => db.dictionaries.get(db.units.get(work.unitId)?.areaId ?? '')?.name ?? null,
  YEAR: (context, { work }) => yearOf(context, work),
  STATE: (_, { work }) => Object.keys(kindOf(work).states).indexOf(work.state),
  AMOUNT: (_, { work }) => (work.amount === null ? null : Number(work.amount)),
  NEXT: (context, { work }) => (work.kind === 'DECLARATION' ? (nextDeadline(context, work.id)?.dueAt ?? null) : null),
  SUBMITTED: (_, { work }) => work.submittedAt,
  MODIFIED: (_, { work }) => work.modifiedAt,
}

function compareKeys(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : compareTexts(String(a), String(b))
}

/** Sorts work items; equal ones keep their order, those without a value stand last in both directions. */
export function inOrder(context: BackendContext, list: readonly Seen[], { field, descending }: WorkOrder): Seen[] {
  const direction = descending ? -1 : 1
  return list
    .map((seen) => ({ seen, key: keys[field](context, seen) }))
    .sort((a, b) => {
      if (a.key === null || b.key === null) return Number(a.key === null) - Number(b.key === null)
      return direction * compareKeys(a.key, b.key)
    })
    .map(({ seen }) => seen)
}

/** Whether a text names a field that work items are sorted by. */
export const isOrderField = (field: string): field is WorkOrderField => Object.hasOwn(keys, field)
