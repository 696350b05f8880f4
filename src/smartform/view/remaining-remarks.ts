/** Counts the reviewer's remarks that a returned form has not handled yet, by page; for editor and overview. */
import { createEngine } from '../engine/create-engine'
import type { FormEngine } from '../engine/engine'
import { fieldIdOf } from '../engine/paths'
import type { CommentState, ContentSnapshot, PinnedComment } from '../ports'
import type { FormNode } from '../schema/nodes'
import type { FormValues } from '../schema/values'
import { changedAt } from './compare-contents'

/** The submitted answers, as the form reads them; none where nothing was submitted. */
export function handedIn(engine: FormEngine, { returned }: Pick<ContentSnapshot, 'returned'>): FormValues | null {
  if (!returned) return null
  return createEngine(engine.form, returned.values, { editable: false, today: () => engine.today() }).values()
}

/** The state of a comment: a changed place counts as handled. */
export function handled(state: CommentState, changed: boolean): CommentState {
  return state === 'open' && changed ? 'changed' : state
}

const pageOf = (form: FormNode, path: string) =>
  path.startsWith('page:') ? path.slice('page:'.length) : form.fields.get(fieldIdOf(path))?.pageId

/** The number of open required comments by page: their place is unchanged, and nothing was answered. */
export function remainingRemarks(
  engine: FormEngine,
  before: FormValues | null,
  comments: readonly PinnedComment[],
  stateOf = ({ state = 'open' }: PinnedComment): CommentState => state,
): ReadonlyMap<string, number> {
  const remaining = new Map<string, number>()
  const now = engine.values()
  for (const comment of comments) {
    const page = comment.need === 'required' ? pageOf(engine.form, comment.path) : undefined
    if (page === undefined) continue
    const changed = before !== null && changedAt(engine.form, before, now, comment.path)
    if (handled(stateOf(comment), changed) === 'open') remaining.set(page, (remaining.get(page) ?? 0) + 1)
  }
  return remaining
}
