/** Reads an author's examples as they are stored with a form, for the workshop and for publishing. */

import { isRawObject } from '../schema/definition-reader'
import type { ExampleExpectation, FormExample } from './examples'

const lists = ['visible', 'hidden', 'required', 'optional', 'broken', 'met', 'refused'] as const

function readExpectation(raw: unknown): ExampleExpectation {
  if (!isRawObject(raw)) return {}
  const named = lists.flatMap((name) => {
    const places = raw[name]
    return Array.isArray(places) ? [[name, places.filter((place) => typeof place === 'string')] as const] : []
  })
  const computed = isRawObject(raw.computed)
    ? Object.entries(raw.computed).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    : null
  return {
    ...Object.fromEntries(named),
    ...(computed && { computed: Object.fromEntries(computed) }),
    ...(typeof raw.submittable === 'boolean' && { submittable: raw.submittable }),
  }
}

/**
 * The examples of a form, each in its right shape. What is no example at all (no object, no id) is left out; a part that
 * cannot be read expects nothing. Never throws.
 */
export function readExamples(raw: unknown): FormExample[] {
  if (!Array.isArray(raw)) return []
  return raw.filter(isRawObject).flatMap(({ id, title, values, today, expects }): FormExample[] => {
    if (typeof id !== 'string') return []
    const day = typeof today === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(today) ? { today } : {}
    return [
      {
        ...{ id, title: typeof title === 'string' ? title : '', ...day },
        values: isRawObject(values) ? values : {},
        expects: readExpectation(expects),
      },
    ]
  })
}
