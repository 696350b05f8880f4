/** Converts the smartform endpoint's content to the form engine's type; for editor, reading view and review. */
import { recordOf } from '@/lib/collections/record'
import type { CommentState, ContentSnapshot, PinnedComment } from '@/smartform/ports'
import type { CommentFragment, FormContentQuery } from '../graphql/forms.smartform.generated'

const states: Readonly<Record<CommentFragment['state'], CommentState>> = {
  OPEN: 'open',
  CHANGED: 'changed',
  EXPLAINED: 'explained',
}

const needs = { REQUIRED: 'required', ADVISED: 'advised' } as const

const pinned = (comment: CommentFragment): PinnedComment => ({
  ...comment,
  need: comment.need ? needs[comment.need] : undefined,
  state: states[comment.state],
})

/** Converts the endpoint's response to the smartform's content. Values that are no object count as empty. */
export function contentSnapshot(content: FormContentQuery['formContent']): ContentSnapshot {
  const { id, values, comments, returned, editedAt, fieldRevisions, ...rest } = content
  return {
    ...rest,
    contentId: id,
    values: recordOf(values),
    comments: comments.map(pinned),
    returned: returned && {
      values: recordOf(returned.values),
      comments: returned.comments.map(pinned),
      seen: returned.seen,
    },
    editedAt: numbers(editedAt),
    fieldRevisions: numbers(fieldRevisions),
  }
}

function numbers(value: unknown): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(recordOf(value)).flatMap(([id, at]) => (typeof at === 'number' ? [[id, at]] : [])),
  )
}
