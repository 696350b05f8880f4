/** Which other fields a correction of some fields needs: those that must agree with them, and what they newly ask for. */
import { isConstant } from '@/smartform/expression/ast'
import { kindOf } from '@/smartform/kinds/kinds'
import { fieldsReadBy as readBy } from '@/smartform/schema/answers-behind'
import type { FieldNode, FormNode } from '@/smartform/schema/nodes'
import type { ContentRow } from '../db/rows-work'
import { formNode } from '../domain/form-engine'

/** Whether people answer it: it is neither computed nor always locked. */
const isTyped = (field: FieldNode | undefined) =>
  field !== undefined && field.kind !== 'computed' && !isConstant(field.lockedWhen, true)

/** The fields with the totals that are computed from them, directly or through other totals. */
function withTotals({ fields }: FormNode, own: Iterable<string>): Set<string> {
  const all = new Set(own)
  const isNew = (field: FieldNode) =>
    field.kind === 'computed' && !all.has(field.id) && readBy(field.value).some((id) => all.has(id))
  let found = [...fields.values()].filter(isNew)
  while (found.length > 0) {
    for (const { id } of found) all.add(id)
    found = [...fields.values()].filter(isNew)
  }
  return all
}

/**
 * The fields that a reviewer names, with those that a correction of them can need. Closed, they would block it forever:
 *
 * - fields that a rule compares with a named one, such as a total and its parts;
 * - the reason for a figure or total that changes;
 * - a field that appears or becomes required by a named one, unless it was answered and so has passed.
 */
export function withLinked(content: ContentRow, named: readonly string[]): string[] {
  const form = formNode(content.formId, content.formVersion)
  const submitted = content.submitted?.values ?? content.values
  const isAnswered = (field: FieldNode) => !kindOf(field).isEmpty(kindOf(field).coerce(field, submitted[field.id]))
  const totals = withTotals(form, named)
  const compared = form.rules
    .filter(({ severity }) => severity === 'error')
    .map(({ at, assert }) => [...at.map(({ field }) => field), ...readBy(assert)])
    .filter((fields) => fields.some((id) => totals.has(id)))
    .flat()
    .filter((id) => isTyped(form.fields.get(id)))
  const changing = withTotals(form, [...named, ...compared])
  const dependent = form.pages.flatMap((page) =>
    page.sections.flatMap((section) =>
      section.fields.flatMap((field) => {
        const { id, explains } = field
        if (explains !== undefined) return changing.has(explains) ? [id] : []
        const conditions = [page.visibleWhen, section.visibleWhen, field.visibleWhen, field.requiredWhen]
        return !isAnswered(field) && conditions.flatMap(readBy).some((read) => totals.has(read)) ? [id] : []
      }),
    ),
  )
  return [...new Set([...named, ...compared, ...dependent])]
}
