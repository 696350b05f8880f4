/** Finds the next problem after a field, for the editor's “next problem” button. */
import type { Problem } from '../engine/engine'
import { fieldIdOf } from '../engine/paths'
import type { FormNode } from '../schema/nodes'
import type { Path } from '../schema/values'

/**
 * Finds the first path of the next error after a field or cell, in form order, tables row by row, wrapping around. Null
 * for none. Sorted once for all callers.
 */
export function nextProblemFinder(form: FormNode, problems: readonly Problem[]): (from: Path) => Path | null {
  const wrong = problems.filter((problem) => problem.severity === 'error')
  if (wrong.length === 0) return () => null
  const order = new Map([...form.fields.keys()].map((id, index) => [id, index]))
  const wrongFields = wrong
    .flatMap((problem) => {
      const path = problem.paths[0]
      const rank = path === undefined ? undefined : order.get(fieldIdOf(path))
      return path === undefined || rank === undefined ? [] : [{ path, rank }]
    })
    .sort((item, other) => item.rank - other.rank)
  return (from) => {
    const own = order.get(fieldIdOf(from)) ?? -1
    // Errors of cells are in row order, so the next one follows in the list.
    const here = wrongFields.findLastIndex(({ path }) => path === from)
    const behind = here < 0 ? wrongFields.filter(({ rank }) => rank > own) : wrongFields.slice(here + 1)
    return (
      [...behind, ...wrongFields].find(({ path }) => path !== from && (here >= 0 || fieldIdOf(path) !== from))?.path ??
      null
    )
  }
}
