import { failureOf, refusalText } from '@/api/errors/failure'
import { type FieldSubject, fieldOfCode } from '@/api/errors/field-of-code'

/**
 * What the call of an entry form says beside its variables: a refusal is told at its place and nowhere else, a science base's in
 * the bases' own words (`errors.base.…`).
 */
export const entryCall = {
  declaration: { background: true },
  base: { background: true, textContext: 'base' },
} as const

/**
 * Where an entry form says why it was refused (specification, section 8 "Declaration codes" and "Science-base mapping"), and in which
 * words; an empty text is not shown.
 * @param fields where this form asks for what the codes speak of
 */
export function entryRefusal<F extends string>(
  error: unknown,
  kind: keyof typeof entryCall,
  fields: Readonly<Partial<Record<FieldSubject, F>>>,
): { place: F | 'form'; text: string } {
  const place = fieldOfCode(failureOf(error).code, fields, kind) ?? 'form'
  return { place, text: refusalText(error) }
}
