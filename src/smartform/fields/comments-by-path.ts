import type { PinnedComment } from '../ports'
import type { Path } from '../schema/values'

/** Comments by the path of the field, row or cell they are pinned to. */
export function commentsByPath(comments: readonly PinnedComment[]): ReadonlyMap<Path, readonly PinnedComment[]> {
  const byPath = new Map<Path, PinnedComment[]>()
  for (const comment of comments) byPath.set(comment.path, [...(byPath.get(comment.path) ?? []), comment])
  return byPath
}
