/** Moves answers from one small form to another, for tests of a form's new version. */

import type { KeptAnswer } from '@/smartform/authoring/kept-answer'
import { moveAnswers } from '@/smartform/authoring/move-answers'
import type { RawObject } from '@/smartform/schema/definition-reader'
import { parseDefinition } from '@/smartform/schema/parse-definition'
import { smallForm } from './small-form'

export const form = (...fields: object[]) => parseDefinition(smallForm(fields))
export const text = (id: string, more: object = {}) => ({ id, kind: 'text', label: id.toUpperCase(), ...more })
export const of = (kind: string, more: object = {}) => ({ id: 'x', kind, label: 'X', ...more })
export const options = (...values: string[]) => ({
  options: values.map((value) => ({ value, label: value.toUpperCase() })),
})

/** The values after a move, and what is kept: its place, why, and as the person read it. */
export function moved(before: object[], after: object[], answers: RawObject, former: readonly KeptAnswer[] = []) {
  const { values, kept } = moveAnswers(form(...before), form(...after), answers, former)
  return [values, kept.map(({ path, reason, text }) => `${path} ${reason} ${text}`)]
}
