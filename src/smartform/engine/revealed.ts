import type { Path } from '../schema/values'
import type { Problem } from './engine'
import { placeOf } from './paths'

type Depth = 'format' | 'submit'

/**
 * What has been shown to the person: places once found wrong, and rules once found broken. Their problems are kept live
 * from then on; a place that was never found wrong stays silent while it is being typed in.
 */
export class Revealed {
  private readonly places = new Map<Path, Depth>()
  private readonly inTable = new Map<string, Map<string, Set<string>>>()
  private readonly rules = new Set<string>()

  /** Gives whether anything is newly shown. */
  add(problem: Problem, depth: Depth): boolean {
    if (problem.kind === 'server') return false
    if (problem.kind === 'rule') return addTo(this.rules, problem.id)
    return problem.paths.map((path) => this.addPlace(path, depth)).some(Boolean)
  }

  shows(problem: Problem): boolean {
    if (problem.kind === 'server') return true
    if (problem.kind === 'rule') return this.rules.has(problem.id)
    const depth = this.places.get(problem.paths[0] ?? '')
    return depth === 'submit' || (depth === 'format' && problem.kind === 'format')
  }

  has(path: Path): boolean {
    return this.places.has(path)
  }

  /** Columns revealed in a row. */
  inRow(tableId: string, rowId: string): Iterable<string> {
    return this.inTable.get(tableId)?.get(rowId) ?? []
  }

  /** Ids of rows of a table with revealed cells. */
  rowsOf(tableId: string): Iterable<string> {
    return this.inTable.get(tableId)?.keys() ?? []
  }

  private addPlace(path: Path, depth: Depth): boolean {
    const before = this.places.get(path)
    if (before === 'submit' || before === depth) return false
    this.places.set(path, depth)
    const { fieldId, rowId, columnId } = placeOf(path)
    if (rowId !== undefined && columnId !== undefined) {
      const rows = this.inTable.get(fieldId) ?? new Map<string, Set<string>>()
      this.inTable.set(fieldId, rows)
      rows.set(rowId, (rows.get(rowId) ?? new Set()).add(columnId))
    }
    return true
  }
}

function addTo(set: Set<string>, id: string): boolean {
  const size = set.size
  return set.add(id).size > size
}
