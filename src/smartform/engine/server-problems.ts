/** The engine's part for problems from the server, kept until their cause changes. */

import type { FormNode } from '../schema/nodes'
import type { Path } from '../schema/values'
import type { NamedProblem, NamedSource, Problem } from './engine'
import type { Rows, SinkNode } from './graph'
import { type PathParts, partsOf, touches } from './paths'

interface ServerProblem {
  problem: Problem
  /** The form's rule that it concerns. */
  rule: string | null
}

/** Whether a named problem equals one that the form finds: by rule, by code and place, or by place and text. */
export function sameProblem(own: Problem, named: NamedProblem): boolean {
  if (named.rule !== undefined) return named.rule === own.id
  const meet = named.paths.length === 0 || own.paths.some((path) => named.paths.some((other) => touches(path, other)))
  return meet && ((own.code !== undefined && own.code === named.code) || own.message === named.message)
}

/** Problems named by a check, a save or a paste. Each stays until its cause changes. */
export class ServerProblems {
  private readonly lists = new Map<NamedSource, readonly ServerProblem[]>()

  constructor(private readonly form: FormNode) {}

  all(): readonly Problem[] {
    return [...this.lists.values()].flat().map(({ problem }) => problem)
  }

  /**
   * Replaces the problems of one source; a paste only those of the cells it wrote. Unknown paths are dropped; a problem
   * without a place goes to the first page and disappears with any change.
   */
  set(problems: readonly NamedProblem[], source: NamedSource): void {
    const list = problems.map(({ rule, ...problem }, index) => {
      const paths = problem.paths.filter((path) => this.form.fields.has(partsOf(path).fieldId))
      const field = this.form.fields.get(partsOf(paths[0] ?? '').fieldId)
      return {
        problem: {
          ...problem,
          paths,
          id: `server:${source}:${rule ?? problem.code ?? ''}:${paths[0] ?? ''}:${index}`,
          kind: 'server' as const,
          pageId: field?.pageId ?? this.form.pages[0]?.id ?? '',
        },
        rule: rule?.startsWith('rule:') ? rule.slice('rule:'.length) : null,
      }
    })
    const named = new Set(list.flatMap(({ problem }) => problem.paths))
    const others = source === 'paste' ? (this.lists.get(source) ?? []) : []
    this.lists.set(source, [...others.filter(({ problem }) => !problem.paths.some((path) => named.has(path))), ...list])
  }

  /** Removes problems whose cause changed; returns their paths. */
  settle(touched: ReadonlyMap<SinkNode, Rows>): Path[] {
    const gone: Path[] = []
    for (const [source, list] of this.lists) {
      const settled = list.filter((problem) => isTouched(problem, touched))
      this.lists.set(
        source,
        list.filter((standing) => !settled.includes(standing)),
      )
      gone.push(...settled.flatMap(({ problem }) => problem.paths))
    }
    return gone
  }
}

function isTouched({ problem: { paths }, rule }: ServerProblem, touched: ReadonlyMap<SinkNode, Rows>): boolean {
  if (paths.length === 0) return true
  return [...touched].some(([{ sink }, rows]) =>
    sink.kind === 'rule' ? sink.rule.id === rule : paths.some((path) => concerns(sink, rows, partsOf(path))),
  )
}

/** Whether a sink is this field, this cell, or a cell of this row. */
function concerns(sink: SinkNode['sink'], rows: Rows, { fieldId, rowId, columnId }: PathParts): boolean {
  if (rowId === undefined) return sink.kind === 'field' && sink.id === fieldId
  if (sink.kind !== 'column' || sink.table !== fieldId) return false
  return (columnId === undefined || sink.column === columnId) && (rows === 'all' || rows.has(rowId))
}
