import type { Problem } from '../engine/engine'
import { fieldIdOf } from '../fields/field-id'
import type { FormNode } from '../schema/nodes'
import type { Path } from '../schema/values'

/**
 * Finds the first path of the error after a field, in the order of the form and round from its end; within a table, from one
 * of its cells to the next is the spreadsheet's own way. Null when no other field has one. Sorted once for all who ask.
 */
export function nextProblemFinder(form: FormNode, problems: readonly Problem[]): (from: Path) => Path | null {
  const wrong = problems.filter((problem) => problem.severity === 'error')
  if (wrong.length === 0) return () => null
  const order = new Map([...form.fields.keys()].map((id, index) => [id, index]))
  const places = wrong
    .flatMap((problem) => {
      const path = problem.paths[0]
      const rank = path === undefined ? undefined : order.get(fieldIdOf(path))
      return path === undefined || rank === undefined ? [] : [{ path, rank }]
    })
    .sort((one, other) => one.rank - other.rank)
  return (from) => {
    const own = order.get(fieldIdOf(from)) ?? -1
    const next = places.find(({ rank }) => rank > own) ?? places.find(({ rank }) => rank !== own)
    return next?.path ?? null
  }
}
