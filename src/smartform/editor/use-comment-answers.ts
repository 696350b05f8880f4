import { useCallback, useRef, useState } from 'react'
import { useDraft } from '@/lib/drafts/use-draft'
import { countCharacters } from '@/lib/text/count-characters'
import type { CommentState, PinnedComment, SmartformPorts } from '../ports'

/** The longest explanation, in characters. */
export const longestExplanation = 500

/** An applicant's answer to a comment. */
export interface Said {
  state: CommentState
  explanation: string
}

/** The state of a comment as displayed: a choice made here precedes the server's. */
export interface CommentAnswer extends Said {
  /** idle: as the server holds it; typed: not sent yet; waiting: an explanation is still to be given; tooLong: it is to be shortened. */
  kept: 'idle' | 'typed' | 'waiting' | 'tooLong' | 'sending' | 'kept' | { failed: string }
}

/** Whether a stored value is an answer. */
export const isSaid = (value: unknown): value is Said =>
  typeof value === 'object' && value !== null && 'state' in value && 'explanation' in value

const saidAll = (all: Readonly<Record<string, Said>>): Record<string, Said> =>
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
  const latest = useRef(new Map<string, Said>())

  const put = useCallback((id: string, { state, explanation }: Said, kept: CommentAnswer['kept']) => {
    latest.current.set(id, { state, explanation })
    setAnswers((before) => ({ ...before, [id]: { state, explanation, kept } }))
  }, [])

  const answer = useCallback(
    (id: string, said: Said) => {
      if (said.state === 'explained' && said.explanation.trim() === '') return put(id, said, 'waiting')
      if (countCharacters(said.explanation.trim()) > longestExplanation) return put(id, said, 'tooLong')
      const run = (runs.current.get(id) ?? 0) + 1
      runs.current.set(id, run)
      const last = () => runs.current.get(id) === run
      put(id, said, 'sending')
      const turn = (sending.current.get(id) ?? Promise.resolve()).then(async () => {
        if (!last()) return
        try {
          await send?.(contentId, id, said.state, said.explanation.trim())
        } catch (error) {
          if (last()) put(id, said, { failed: error instanceof Error ? error.message : '' })
          return
        }
        if (!last()) return
        setHeld((before) => ({ ...before, [id]: said }))
        // What was typed during the request is sent next.
        const now = latest.current.get(id)
        if (now?.explanation === said.explanation && now.state === said.state) put(id, said, 'kept')
      })
      sending.current.set(id, turn)
    },
    [contentId, send, put],
  )

  const draft = useDraft({
    place: { userId, thing: `comments:${contentId}` },
    given: held,
    values: { ...held, ...saidAll(answers) },
    restore: (part) => {
      for (const [id, said] of Object.entries(part)) if (said) answer(id, said)
    },
    fits: (name, value) => name in held && isSaid(value),
  })

  const answerOf = ({ id }: PinnedComment): CommentAnswer =>
    answers[id] ?? { state: 'open', explanation: '', ...held[id], kept: 'idle' }
  return { answerOf, answer, type: (id: string, said: Said) => put(id, said, 'typed'), draft }
}
