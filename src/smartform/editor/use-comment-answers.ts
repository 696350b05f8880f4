import { useCallback, useRef, useState } from 'react'
import type { CommentState, PinnedComment, SmartformPorts } from '../ports'

/** How far the applicant is with a comment, as shown: what was chosen here comes before what the server holds. */
export interface CommentAnswer {
  state: CommentState
  explanation: string
  /** idle: as the server holds it; waiting: an explanation is still to be given. */
  kept: 'idle' | 'waiting' | 'sending' | 'kept' | { failed: string }
}

const given = (comment: PinnedComment): CommentAnswer => ({
  state: comment.state ?? 'open',
  explanation: comment.explanation ?? '',
  kept: 'idle',
})

/** The answers to a list of comments: sent as they are given, the newest of each last; a failed one stays and can be sent again. */
export function useCommentAnswers(
  contentId: string,
  comments: readonly PinnedComment[],
  send: SmartformPorts['answerComment'],
) {
  const [answers, setAnswers] = useState<Readonly<Record<string, CommentAnswer>>>({})
  const runs = useRef(new Map<string, number>())

  const answer = useCallback(
    (id: string, { state, explanation }: Pick<CommentAnswer, 'state' | 'explanation'>) => {
      const put = (kept: CommentAnswer['kept']) =>
        setAnswers((before) => ({ ...before, [id]: { state, explanation, kept } }))
      if (state === 'explained' && explanation.trim() === '') return put('waiting')
      const run = (runs.current.get(id) ?? 0) + 1
      runs.current.set(id, run)
      const last = () => runs.current.get(id) === run
      put('sending')
      void send?.(contentId, id, state, explanation.trim()).then(
        () => last() && put('kept'),
        (error: unknown) => last() && put({ failed: error instanceof Error ? error.message : '' }),
      )
    },
    [contentId, send],
  )

  const answerOf = (comment: PinnedComment) => answers[comment.id] ?? given(comment)
  return { answerOf, answer, openCount: comments.filter((one) => answerOf(one).state === 'open').length }
}
