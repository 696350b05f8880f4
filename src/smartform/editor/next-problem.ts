import type { Problem } from '../engine/engine'
import { fieldIdOf } from '../fields/field-id'
import type { FormNode } from '../schema/nodes'
import type { Path } from '../schema/values'

/**
 * The first path of the error after a field, in the order of the form and round from its end; within a table, from one of
 * its cells to the next is the spreadsheet's own way. Null when no other field has one.
 */
export function nextProblemPath(form: FormNode, problems: readonly Problem[], from: Path): Path | null {
  const order = new Map([...form.fields.keys()].map((id, index) => [id, index]))
  const own = order.get(fieldIdOf(from)) ?? -1
  const places = problems
    .filter((problem) => problem.severity === 'error')
    .flatMap((problem) => {
      const path = problem.paths[0]
      const rank = path === undefined ? undefined : order.get(fieldIdOf(path))
      return path === undefined || rank === undefined || rank === own ? [] : [{ path, rank }]
    })
    .sort((one, other) => one.rank - other.rank)
  return (places.find(({ rank }) => rank > own) ?? places[0])?.path ?? null
}
