/** The applicant's answers to a reviewer's comments, sent as they are given, for the list of corrections. */

import { useCallback, useRef, useState } from 'react'
import { useDraft } from '@/lib/drafts/use-draft'
import { countCharacters } from '@/lib/text/count-characters'
import type { CommentState, PinnedComment, SmartformPorts } from '../ports'

/** The longest explanation, in characters. */
export const longestExplanation = 500

/** An applicant's answer to a comment. */
export interface DraftAnswer {
  state: CommentState
  explanation: string
}

/** The state of a comment as displayed: a choice made here precedes the server's. */
export interface CommentAnswer extends DraftAnswer {
  /** idle: as the server holds it; typed: not sent yet; waiting: an explanation is still to be given; tooLong: it is to be shortened. */
  storage: 'idle' | 'typed' | 'waiting' | 'tooLong' | 'sending' | 'kept' | { failed: string }
}

/** The state that counts: 已说明 without words, or with too many, is not sent, so the comment is still open. */
export function countedState({ state, explanation }: DraftAnswer): CommentState {
  const missing = state === 'explained' && explanation.trim() === ''
  return missing || countCharacters(explanation.trim()) > longestExplanation ? 'open' : state
}

/** Whether a stored value is an answer. */
export const isDraftAnswer = (value: unknown): value is DraftAnswer =>
  typeof value === 'object' && value !== null && 'state' in value && 'explanation' in value

const draftAnswers = (all: Readonly<Record<string, DraftAnswer>>): Record<string, DraftAnswer> =>
  Object.fromEntries(Object.entries(all).map(([id, { state, explanation }]) => [id, { state, explanation }]))

interface CommentAnswersOptions {
  userId: string
  contentId: string
  comments: readonly PinnedComment[]
  send: SmartformPorts['answerComment']
}

/**
 * The answers to comments: sent as they are given, the newest last; a failed one stays and can be retried. Typed text
 * is kept as a draft until the server has it.
 */
export function useCommentAnswers({ userId, contentId, comments, send }: CommentAnswersOptions) {
  const [held, setHeld] = useState(() =>
    Object.fromEntries(
      comments.map(({ id, state = 'open', explanation }) => [id, { state, explanation: explanation ?? '' }]),
    ),
  )
  const [answers, setAnswers] = useState<Readonly<Record<string, CommentAnswer>>>({})
  /** Requests in flight by comment: the next one follows, so an older answer never arrives after a newer one. */
  const sending = useRef(new Map<string, Promise<void>>())
  const runs = useRef(new Map<string, number>())
  const latest = useRef(new Map<string, DraftAnswer>())

  const put = useCallback((id: string, { state, explanation }: DraftAnswer, storage: CommentAnswer['storage']) => {
    latest.current.set(id, { state, explanation })
    setAnswers((before) => ({ ...before, [id]: { state, explanation, storage } }))
  }, [])

  const answer = useCallback(
    (id: string, draftAnswer: DraftAnswer) => {
      if (draftAnswer.state === 'explained' && draftAnswer.explanation.trim() === '')
        return put(id, draftAnswer, 'waiting')
      if (countCharacters(draftAnswer.explanation.trim()) > longestExplanation) return put(id, draftAnswer, 'tooLong')
      const run = (runs.current.get(id) ?? 0) + 1
      runs.current.set(id, run)
      const last = () => runs.current.get(id) === run
      put(id, draftAnswer, 'sending')
      const turn = (sending.current.get(id) ?? Promise.resolve()).then(async () => {
        if (!last()) return
        try {
          await send?.(contentId, id, draftAnswer.state, draftAnswer.explanation.trim())
        } catch (error) {
          if (last()) put(id, draftAnswer, { failed: error instanceof Error ? error.message : '' })
          return
        }
        if (!last()) return
        setHeld((before) => ({ ...before, [id]: draftAnswer }))
        // What was typed during the request is sent next.
        const now = latest.current.get(id)
        if (now?.explanation === draftAnswer.explanation && now.state === draftAnswer.state)
          put(id, draftAnswer, 'kept')
      })
      sending.current.set(id, turn)
    },
    [contentId, send, put],
  )

  const draft = useDraft({
    draftKey: { userId, thing: `comments:${contentId}` },
    initial: held,
    values: { ...held, ...draftAnswers(answers) },
    restore: (part) => {
      for (const [id, draftAnswer] of Object.entries(part)) if (draftAnswer) answer(id, draftAnswer)
    },
    fits: (name, value) => name in held && isDraftAnswer(value),
  })

  const answerOf = ({ id }: PinnedComment): CommentAnswer =>
    answers[id] ?? { state: 'open', explanation: '', ...held[id], storage: 'idle' }
  return { answerOf, answer, type: (id: string, draftAnswer: DraftAnswer) => put(id, draftAnswer, 'typed'), draft }
}
