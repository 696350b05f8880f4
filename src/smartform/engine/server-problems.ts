import type { FormNode } from '../schema/nodes'
import type { Path } from '../schema/values'
import type { Problem } from './engine'
import { placeOf, touches } from './paths'

type Named = Omit<Problem, 'kind' | 'id' | 'pageId'>

/** What the server found wrong; each stays until something at one of its paths changes. */
export class ServerProblems {
  private list: readonly Problem[] = []

  constructor(private readonly form: FormNode) {}

  all(): readonly Problem[] {
    return this.list
  }

  /**
   * Replaces them all. Paths that name nothing in the form are left out; a problem that is nowhere then is put on the first
   * page, and goes with any change.
   */
  set(problems: readonly Named[]): void {
    this.list = problems.map((problem, index) => {
      const paths = problem.paths.filter((path) => this.form.fields.has(placeOf(path).fieldId))
      const field = this.form.fields.get(placeOf(paths[0] ?? '').fieldId)
      return {
        ...problem,
        paths,
        id: `server:${problem.code ?? ''}:${paths[0] ?? ''}:${index}`,
        kind: 'server',
        pageId: field?.pageId ?? this.form.pages[0]?.id ?? '',
      }
    })
  }

  /** Drops those a change at `changed` answers; gives their paths. */
  settle(changed: readonly Path[]): Path[] {
    if (this.list.length === 0 || changed.length === 0) return []
    const settled = this.list.filter(
      (problem) => problem.paths.length === 0 || problem.paths.some((path) => changed.some((at) => touches(path, at))),
    )
    if (settled.length > 0) this.list = this.list.filter((problem) => !settled.includes(problem))
    return settled.flatMap((problem) => problem.paths)
  }
}
