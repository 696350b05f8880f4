/** Assigns a refusal to a field of forms that bind or begin something by the values of a notice; for entry forms of bases and projects, and submitting. */

import { failureOf, refusalText } from '@/api/errors/failure'
import { type FieldSubject, fieldOfCode } from '@/api/errors/field-of-code'

/**
 * Call options of an entry form: refusals are shown in place; those of science bases with their own texts
 * (`errors.base.…`).
 */
export const entryCall = {
  declaration: { background: true },
  base: { background: true, textContext: 'base' },
} as const

/**
 * The field and the text of an entry form's refusal (specification, section 8 "Declaration codes" and "Science-base
 * mapping"); an empty text is not shown.
 * @param fields the form's fields by subject
 */
export function entryRefusal<F extends string>(
  error: unknown,
  kind: keyof typeof entryCall,
  fields: Readonly<Partial<Record<FieldSubject, F>>>,
): { field: F | 'form'; text: string } {
  const field = fieldOfCode(failureOf(error).code, fields, kind) ?? 'form'
  return { field, text: refusalText(error) }
}
