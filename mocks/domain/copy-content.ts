/**
 * Copies the answers of a person's earlier declaration or report into a new one (`copyable` says from which); for the
 * rules of declarations and base reports.
 */
import { moveAnswers } from '@/smartform/authoring/move-answers'
import { kindOf } from '@/smartform/kinds/kinds'
import type { FieldNode, FormNode } from '@/smartform/schema/nodes'
import type { FormValues } from '@/smartform/schema/values'
import type { BackendContext } from '../context'
import type { ContentRow } from '../db/rows-work'
import { fail } from '../fail'
import { formNode } from './form-engine'

/** The content to copy from; 603001 unless it is one of the person's own declarations on this form. */
export function copyable({ db }: BackendContext, creatorId: string, formId: string, contentId: string): ContentRow {
  const own = db.works.where({ id: contentId, kind: 'DECLARATION', creatorId, formId }).length > 0
  return (own ? db.contents.get(contentId) : undefined) ?? fail(603001)
}

/**
 * The initial values of a copy: the former answers, with current data (unit, person, funding limit) in their place.
 * Left out: fields with `copy: false`, and files. Answers follow their fields, options and columns to the newest version. What profile and résumé do not say is
 * taken from the former answers.
 */
export function copiedValues(former: ContentRow, known: FormValues, form: FormNode): FormValues {
  const source = formNode(former.formId, former.formVersion)
  const values: Record<string, FormValues[string]> = { ...known }
  for (const [id, value] of Object.entries(moveAnswers(source, form, former.values).values as FormValues)) {
    const node = form.fields.get(id)
    const answeredAnew = node?.copy === false || node?.kind === 'attachments'
    if (node && !answeredAnew && !isKnown(node, known)) values[id] = value
  }
  return values
}

/** Whether current data answer the field: its source says something, or it is not the person's to say. */
function isKnown(node: FieldNode, known: FormValues): boolean {
  if (node.prefill === undefined) return false
  const value = known[node.id]
  return !/^(profile|resume)\./.test(node.prefill) || (value !== undefined && !kindOf(node).isEmpty(value))
}
