/** Stores an applicant's answer to a reviewer's comment in a form; for the smartform resolvers. */

import { countCharacters } from '@/lib/text/count-characters'
import type { BackendContext } from '../context'
import { fail } from '../fail'
import type { FieldComment } from '../resolvers/smartform.generated'
import { requireEditable } from '../work/content-part'
import { commentView } from './content-view'

interface AnswerInput {
  commentId: string
  state: 'OPEN' | 'CHANGED' | 'EXPLAINED'
  explanation?: string | null
}

/** Longest explanation, in characters; the screens refuse longer ones before. */
const longest = 500

/** Stores the applicant's answer to a comment; error codes: see `answerComment` in the contract. */
export function answerComment(context: BackendContext, contentId: string, input: AnswerInput): FieldComment {
  const { content, part } = requireEditable(context, contentId)
  const explanation = input.explanation?.trim() || null
  if (input.state === 'EXPLAINED' && explanation === null) fail(600)
  if (countCharacters(explanation ?? '') > longest) fail(600)
  const named = content.comments.find(({ id }) => id === input.commentId)
  if (named && part.visibleFields !== null && !part.open?.has(named.path.split('/')[0] ?? '')) fail(60154)
  const answered = content.comments.map((comment) =>
    comment.id === input.commentId ? { ...comment, state: input.state, explanation } : comment,
  )
  const comment = answered.find(({ id }) => id === input.commentId) ?? fail(60401)
  context.db.contents.update(contentId, { comments: answered })
  return commentView(comment)
}
