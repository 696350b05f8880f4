import { movedValues } from '@/smartform/schema/definition-changes'
import type { FormValues } from '@/smartform/schema/values'
import type { BackendContext } from '../context'
import type { ContentRow, DeclarationRow } from '../db/rows-work'
import { fail } from '../fail'
import { formNode } from './form-engine'

/** A person's declarations on a form, newest first. */
export function formersOf({ db }: BackendContext, creatorId: string, formId: string): DeclarationRow[] {
  return db.declarations.where({ creatorId, formId }).toSorted((a, b) => b.createdAt - a.createdAt)
}

/** The content to copy from; 603001 when it is none of the person's own on this form. */
export function copyable(context: BackendContext, creatorId: string, formId: string, contentId: string): ContentRow {
  const own = formersOf(context, creatorId, formId).some((one) => one.contentId === contentId)
  return (own ? context.db.contents.get(contentId) : undefined) ?? fail(603001)
}

/**
 * What a new content takes over: the former answers, with what is known better today (unit, person, funding limit) in
 * their place. What the form asks anew (`copy: false`) and files are. Fields that moved since keep their answers.
 */
export function copiedValues(former: ContentRow, known: FormValues, formId: string): FormValues {
  const form = formNode(formId)
  const source = formNode(former.formId, former.formVersion)
  const values: Record<string, FormValues[string]> = { ...known }
  for (const [id, value] of Object.entries(movedValues(source, form, former.values) as FormValues)) {
    const node = form.fields.get(id)
    const answeredAnew = node?.copy === false || node?.kind === 'attachments' || node?.prefill !== undefined
    if (node && !answeredAnew) values[id] = value
  }
  return values
}
