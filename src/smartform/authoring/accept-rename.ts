/** Writes into a draft that a new field, column or option replaces a former one, after the author's choice. */

import type { FormSource } from '../schema/definition'
import { isRawObject, type RawObject } from '../schema/definition-reader'
import { partsOfPlace } from './graded-change'

/** The items of a list, the one that is meant changed; the others stay the same objects. */
function withItem(
  list: unknown,
  isMeant: (item: RawObject) => boolean,
  change: (item: RawObject) => RawObject,
): unknown {
  if (!Array.isArray(list)) return list
  return list.map((item: unknown) => (isRawObject(item) && isMeant(item) ? change(item) : item))
}

const within =
  (name: string, isMeant: (item: RawObject) => boolean, change: (item: RawObject) => RawObject) =>
  (part: RawObject): RawObject =>
    part[name] === undefined ? part : { ...part, [name]: withItem(part[name], isMeant, change) }

function marked(item: RawObject, former: string | null): RawObject {
  const { movedFrom: _former, ...rest } = item
  return former === null ? rest : { ...rest, movedFrom: former }
}

/**
 * The draft in which the field, column or option `to` says it was `from` in the former version, so that answers move; `from` null
 * takes that back. Places: `budget`, `members.name`, `way=rent`, `members.role=leader`. Other parts of the draft stay the same
 * objects; an unknown `to` changes nothing.
 */
export function acceptRename(draft: FormSource, { from, to }: { from: string | null; to: string }): FormSource {
  const { field, column, option } = partsOfPlace(to)
  const old = from === null ? null : partsOfPlace(from)
  const former = old && (old.option ?? old.column ?? old.field)
  const mark = (item: RawObject) => marked(item, former)
  const inner = option === undefined ? mark : within('options', ({ value }) => value === option, mark)
  const change = column === undefined ? inner : within('columns', ({ id }) => id === column, inner)
  const fields = within('fields', ({ id }) => id === field, change)
  const all = () => true
  return within('pages', all, within('sections', all, fields))(draft as unknown as RawObject) as unknown as FormSource
}
