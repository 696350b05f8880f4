import { useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { failureOf, failureText } from '@/api/errors/failure'
import { workflow } from '@/api/workflow'
import { useDraft } from '@/lib/drafts/use-draft'
import { listHref } from '@/shared/list-memory'
import { useDialogs } from '@/ui/feedback'
import { useT } from '@/ui/use-t'
import { DecideWorkDocument } from '@/work/graphql/works.workflow.generated'
import type { DecidedState } from './decided-state'
import type { DeclarationRowFragment } from './graphql/declarations.program.generated'
import { reviewListPath } from './paths'
import { isReviewPart, reviewPlace } from './review-draft'
import { emptyReview, type ReviewDraft, type ReviewProblem, reviewProblems } from './review-rules'

/** Codes that say the opinion is missing, and that the state no longer allows the decision. */
const opinionMissing = 603004
const stateMovedOn = 603003

interface Options {
  userId: string
  declaration: DeclarationRowFragment
  /** Somebody else acted meanwhile: look at the declaration again. */
  onOutdated(): void
}

/**
 * A review from its first word to the decision: kept on this device, checked and sent at the end. After the decision it goes
 * back to the list, unless something was typed while it was on its way (`late`): that stays to be read. Whatever the backend
 * answers, what was typed stays.
 */
export function useReview({ userId, declaration, onOutdated }: Options) {
  const t = useT()
  const navigate = useNavigate()
  const dialogs = useDialogs()
  const { contentId, guide, unitId } = declaration
  const name = declaration.name ?? t('未命名项目')
  const [review, setReview] = useState(emptyReview)
  const [given, setGiven] = useState(emptyReview)
  const [late, setLate] = useState<DecidedState['decided'] | null>(null)
  const latest = useRef(review)
  useLayoutEffect(() => {
    latest.current = review
  })
  const draft = useDraft({
    place: reviewPlace(userId, contentId),
    given,
    values: review,
    restore: (parts) => setReview((now) => ({ ...now, ...parts })),
    fits: isReviewPart,
  })
  const [problems, setProblems] = useState<readonly ReviewProblem[]>([])
  const [refusal, setRefusal] = useState<string>()
  const [decide, { loading }] = workflow.useMutation(DecideWorkDocument, { background: true })

  const change = (changes: Partial<ReviewDraft>) => {
    const next = { ...review, ...changes }
    setReview(next)
    // Problems once shown go as they are mended; none appears while typing.
    const left = reviewProblems(next)
    setProblems((shown) =>
      left.filter((one) => shown.some(({ place, index }) => place === one.place && index === one.index)),
    )
  }

  const send = async () => {
    const { decision, opinion, notes } = review
    if (decision === null) return
    const comments = decision === 'RETURN' ? notes.map(({ path, text }) => ({ path, text: text.trim() })) : []
    try {
      await decide({ variables: { id: contentId, action: decision, opinion: opinion.trim() || null, comments } })
    } catch (error) {
      const { code } = failureOf(error)
      if (code === opinionMissing) setProblems([{ place: 'opinion', message: failureText(error) }])
      else setRefusal(failureText(error))
      // Looking again closes the form: what this page alone holds would go with it.
      if (code === stateMovedOn && (await draft.settle()) !== 'memory') onOutdated()
      return
    }
    draft.saved(review)
    const state: DecidedState = { decided: { name, decision, contentId } }
    if (latest.current !== review) {
      setGiven(review)
      setLate(state.decided)
      return
    }
    navigate(listHref(reviewListPath(unitId, guide.id)), { state })
  }

  /** Sends the review, a refusal after asking; answers the first problem in the way, if any. */
  const submit = (): ReviewProblem | undefined => {
    const found = reviewProblems(review)
    setProblems(found)
    setRefusal(undefined)
    if (found.length > 0) return found[0]
    if (review.decision === 'REFUSE')
      dialogs.confirm({
        title: t('不予受理《{name}》？', { name }),
        content: t('本次申报到此终止，申报人不能再修改或提交。这个结论不能撤回。'),
        okText: t('不予受理'),
        okButtonProps: { danger: true },
        cancelText: t('返回修改意见'),
        onOk: send,
      })
    else void send()
    return undefined
  }

  return { review, change, problems, refusal, submit, sending: loading, draft, late }
}
