/** A definition as the forms' workshop edits it: its parts written out, no absent texts left as null; for drafts, sources and workbooks. */

import type { FormSource } from './definition'
import { isRawObject, type RawObject } from './definition-reader'
import { expandParts } from './expand-parts'

/** The lists whose objects have attributes; what stands elsewhere (constants, cells, default values) is kept as it is. */
const lists = ['pages', 'sections', 'fields', 'columns', 'rules'] as const

/** A text whose parameter is null is not there at all; neither is it in the definition written out. */
function withoutNulls(raw: RawObject): RawObject {
  const present = Object.entries(raw).filter(([, value]) => value !== null)
  return Object.fromEntries(
    present.map(([name, value]) =>
      lists.some((list) => list === name) && Array.isArray(value)
        ? [name, value.map((item: unknown) => (isRawObject(item) ? withoutNulls(item) : item))]
        : [name, value],
    ),
  )
}

/**
 * A definition whose parts are written out where they are used. It parses to the same form. Whoever cannot program
 * never sees a part.
 */
export function writtenOut(source: FormSource): FormSource {
  const { parts: _parts, ...whole } = expandParts({ ...source }, () => undefined).source
  return withoutNulls(whole) as unknown as FormSource
}
