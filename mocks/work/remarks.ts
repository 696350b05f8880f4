/** Remarks of reviewers: pinned to fields at a return, kept with the submitted version, required ones that are still unanswered; for `steps.ts`. */

import { jsonEqual } from '@/lib/collections/json-equal'
import { countCharacters } from '@/lib/text/count-characters'
import { answersBehind } from '@/smartform/schema/answers-behind'
import type { BackendContext } from '../context'
import { newId } from '../db/new-id'
import type { UserRow } from '../db/rows'
import type { CommentRow, ContentRow, WorkRow } from '../db/rows-work'
import { applicantProblem } from '../domain/applicant-problem'
import { formNode, handedInValues } from '../domain/form-engine'
import { markRead } from '../domain/mark-read'
import { fail } from '../fail'
import type { FormProblem } from '../resolvers/smartform.generated'
import type { FieldCommentInput } from '../resolvers/workflow.generated'

/** Longest comment, in characters; the screens refuse longer ones before. */
const longest = 500

/**
 * The fields of a location: a field's own id (also of a row or cell), or all fields of a page; with a computed value the
 * answers behind it, which alone can change it.
 */
function fieldsAt({ formId, formVersion }: ContentRow, path: string): readonly string[] {
  const form = formNode(formId, formVersion)
  if (!path.startsWith('page:')) return answersBehind(form, path.split('/')[0] ?? path)
  const pageId = path.slice('page:'.length)
  const own = [...form.fields.values()].filter((field) => field.pageId === pageId)
  return [...new Set(own.flatMap(({ id }) => answersBehind(form, id)))]
}

/**
 * Pins what a reviewer remarks to its places, for a return; `onlyNamed` opens those places only (603004 without any, and for a remark that is too long). With any other
 * decision the remarks go.
 */
export function pinRemarks(
  { db, now }: BackendContext,
  { id }: WorkRow,
  reviewer: UserRow,
  decision: { returning: boolean; onlyNamed: boolean; comments: readonly FieldCommentInput[] },
): void {
  const content = db.contents.get(id)
  if (!content) return
  markRead({ db }, content, reviewer.id)
  if (!decision.returning) {
    db.contents.update(id, { comments: [], openFields: null })
    return
  }
  const comments = decision.comments
    .filter(({ text }) => text.trim() !== '')
    .map(
      ({ path, text, need }): CommentRow => ({
        ...{ id: newId('comment'), path, need: need ?? null, author: reviewer.userFullname, at: now },
        text: text.trim(),
      }),
    )
  if (comments.some(({ text }) => countCharacters(text) > longest)) fail(603004)
  if (decision.onlyNamed && comments.length === 0) fail(603004)
  const open = decision.onlyNamed ? [...new Set(comments.flatMap(({ path }) => fieldsAt(content, path)))] : null
  db.contents.update(id, { comments, openFields: open })
}

/** Stores the submitted version; after a return it stays beside the correction, with the answers to its comments. */
export function keepSubmitted({ db, now, whole }: BackendContext, work: WorkRow): void {
  const content = db.contents.get(work.id)
  if (!content) return
  const returned = work.opinion !== null ? content.submitted : null
  db.contents.update(work.id, {
    submitted: { revision: content.revision, values: whole ? content.values : handedInValues(content, now) },
    former: returned
      ? { ...returned, comments: content.comments, openFields: content.openFields ?? null }
      : (content.former ?? null),
    comments: [],
    openFields: null,
  })
}

/** Makes the returned version the submitted one again, with its comments and what they open: its correction was withdrawn. */
export function restoreReturned({ db }: BackendContext, { id }: WorkRow): void {
  const former = db.contents.get(id)?.former
  if (!former) return
  const { comments, openFields = null, ...submitted } = former
  db.contents.update(id, { submitted, former: null, comments, openFields })
}

/** Mandatory comments whose locations were neither changed nor answered, as form problems there. */
export function unanswered(content: ContentRow): FormProblem[] {
  const untouched = ({ path }: CommentRow) =>
    fieldsAt(content, path).every((id) => jsonEqual(content.values[id], content.submitted?.values[id]))
  return content.comments
    .filter((comment) => comment.need === 'REQUIRED' && (comment.state ?? 'OPEN') === 'OPEN' && untouched(comment))
    .map(({ path }) =>
      applicantProblem(60442, [path.startsWith('page:') ? (fieldsAt(content, path)[0] ?? path) : path]),
    )
}
