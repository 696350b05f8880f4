/** Sorts lists of work items by a column, for the workflow resolvers and Excel exports. */

import { inOrder, type OrderKey } from '@/lib/collections/in-order'
import type { BackendContext } from '../context'
import { departmentNameAt } from '../domain/unit/departments'
import type { WorkOrder, WorkOrderField } from '../resolvers/workflow.generated'
import { nextDeadline } from './next-deadline'
import { titleOf } from './title'
import { yearOf } from './view'
import { kindOf } from './viewer-roles'
import type { Seen } from './works-seen'

const keys: Readonly<Record<WorkOrderField, (context: BackendContext, seen: Seen) => OrderKey>> = {
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
  SINCE: (_, { work }) => work.stateSince,
  EXPERT_SINCE: ({ db }, { work }) => db.expertProfiles.get(work.creatorId)?.expertAt ?? null,
}

/** Sorts work items; equal ones keep their order, those without a value stand last in both directions. */
export const worksInOrder = (context: BackendContext, list: readonly Seen[], order: WorkOrder) =>
  inOrder(list, { [order.field]: (seen: Seen) => keys[order.field](context, seen) }, order)

/** Whether a text names a field that work items are sorted by. */
export const isOrderField = (field: string): field is WorkOrderField => Object.hasOwn(keys, field)
