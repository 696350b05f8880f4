/** The figures of a report that changed so much that its form asked for a reason, with the reason; for its reviewer. */

import { type Decimal, decimalText, parseDecimal } from '@/lib/numbers/decimal'
import { repeatedReasonPeriods } from '@/lib/work/repeated-reason'
import { unitOf } from '@/smartform/kinds/kinds'
import type { FormValues } from '@/smartform/schema/values'
import type { BackendContext } from '../context'
import type { ContentRow, WorkRow } from '../db/rows-work'
import { formNode } from '../domain/form-engine'
import { fencesOf, isOutlier } from '../domain/tukey-fences'
import type { WorkJump } from '../resolvers/workflow.generated'
import { computedValues } from './former-report'
import { requireWork } from './viewer-roles'

const periodOf = ({ facts }: WorkRow) => String(facts.year ?? facts.month ?? '')
const numberIn = (values: FormValues, id: string): Decimal | null => {
  const value = values[id]
  return typeof value === 'string' ? parseDecimal(value) : null
}
const reasonIn = (values: FormValues | undefined, id: string) => {
  const fieldValue = values?.[id]
  return typeof fieldValue === 'string' && fieldValue.trim() !== '' ? fieldValue : null
}

/** The answers for a reviewer, with computed values: the submitted version, or the current one before a submission. */
function answersOf({ formId, formVersion, submitted, values }: ContentRow, at: number): FormValues {
  const currentValues = submitted?.values ?? values
  return { ...currentValues, ...computedValues(formId, formVersion, currentValues, at) }
}

/** The jumped figures of a work item, with the reasons its form asked for (`explains`); see the contract. */
export function jumpsOf(context: BackendContext, workId: string): WorkJump[] {
  const { db, now } = context
  const { work } = requireWork(context, workId)
  const content = db.contents.get(workId)
  if (!content) return []
  const form = formNode(content.formId, content.formVersion)
  const reasons = [...form.fields.values()].filter(({ explains }) => explains !== undefined)
  if (reasons.length === 0) return []
  const values = answersOf(content, now)
  const alike = db.works.where({ kind: work.kind })
  const earlier = alike
    .filter((item) => item.belongsTo === work.belongsTo && periodOf(item) < periodOf(work))
    .toSorted((a, b) => (periodOf(a) < periodOf(b) ? 1 : -1))
    .slice(0, repeatedReasonPeriods - 1)
    .map(({ id }) => db.contents.get(id)?.submitted?.values)
  const others = alike
    .filter((item) => periodOf(item) === periodOf(work))
    .map(({ id }) => db.contents.get(id)?.submitted?.values)
    .filter((item) => item !== undefined)
  const jumps = reasons.flatMap(({ id, explains = '', pageId }): WorkJump[] => {
    const reason = reasonIn(values, id)
    const [value, former] = [numberIn(values, explains), numberIn(values, `${explains}Former`)]
    const field = form.fields.get(explains)
    if (reason === null || !value || !former || !field) return []
    const without = earlier.findIndex((item) => reasonIn(item, id) === null)
    const fences = fencesOf(others.flatMap((other) => numberIn(other, explains)?.toNumber() ?? []))
    return [
      {
        fieldId: explains,
        label: field.label,
        unit: unitOf(field) ?? null,
        pageId,
        value: decimalText(value),
        former: decimalText(former),
        reason,
        periods: without < 0 ? earlier.length + 1 : without + 1,
        far: isOutlier(value.toNumber(), fences),
        middle: fences === null ? null : String(fences.middle),
      },
    ]
  })
  const weight = ({ periods, far }: WorkJump) => (periods >= repeatedReasonPeriods ? 2 : 0) + (far ? 1 : 0)
  return jumps.toSorted((a, b) => weight(b) - weight(a))
}
