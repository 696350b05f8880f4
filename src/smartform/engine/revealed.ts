/** The engine's part for shown problems: problems stay silent until a field was left or checked. */
import { getOrCreate } from '@/lib/collections/get-or-create'
import type { Path } from '../schema/values'
import type { Problem } from './engine'
import { partsOf } from './paths'

type Depth = 'format' | 'submit'

/**
 * What has been displayed to the person: places once found wrong, and rules once found violated. Their problems are
 * live from then on; other places stay silent while typing.
 */
export class Revealed {
  private readonly depths = new Map<Path, Depth>()
  /** The same for cells, by table, row and column. */
  private readonly cells = new Map<string, Map<string, Map<string, Depth>>>()
  private readonly rules = new Set<string>()

  /** Returns whether anything is newly revealed. */
  add(problem: Problem, depth: Depth): boolean {
    if (problem.kind === 'server') return false
    if (problem.kind === 'rule') return addTo(this.rules, problem.id)
    return problem.paths.map((path) => this.addPath(path, depth)).some(Boolean)
  }

  shows(problem: Problem): boolean {
    if (problem.kind === 'server') return true
    if (problem.kind === 'rule') return this.rules.has(problem.id)
    const depth = this.depths.get(problem.paths[0] ?? '')
    return depth === 'submit' || (depth === 'format' && problem.kind === 'format')
  }

  /** How many of a row's findings, by column, are revealed, and how many of those are missing answers. */
  countInRow(
    tableId: string,
    rowId: string,
    findings: ReadonlyMap<string, readonly { missing?: boolean }[]>,
  ): { all: number; missing: number } {
    const columns = this.cells.get(tableId)?.get(rowId)
    const count = { all: 0, missing: 0 }
    for (const [columnId, depth] of columns ?? [])
      for (const finding of findings.get(columnId) ?? []) {
        if (depth !== 'submit' && finding.missing) continue
        count.all += 1
        if (finding.missing) count.missing += 1
      }
    return count
  }

  private addPath(path: Path, depth: Depth): boolean {
    const before = this.depths.get(path)
    if (before === 'submit' || before === depth) return false
    this.depths.set(path, depth)
    const { fieldId, rowId, columnId } = partsOf(path)
    if (rowId !== undefined && columnId !== undefined) {
      const rows = getOrCreate(this.cells, fieldId, () => new Map<string, Map<string, Depth>>())
      getOrCreate(rows, rowId, () => new Map()).set(columnId, depth)
    }
    return true
  }
}

function addTo(set: Set<string>, id: string): boolean {
  const size = set.size
  return set.add(id).size > size
}
