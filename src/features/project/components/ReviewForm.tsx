import { Alert, App, Button, Input, Radio } from 'antd'
import { useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { failureOf, failureText } from '@/api/errors/failure'
import { workflow } from '@/api/workflow'
import { listHref } from '@/shared/list-memory'
import { useT } from '@/ui/use-t'
import type { DeclarationRowFragment } from '../graphql/declarations.program.generated'
import { DecideDeclarationDocument } from '../graphql/steps.workflow.generated'
import { noteTargets } from '../note-targets'
import { reviewListPath } from '../paths'
import { loadReviewDraft, removeReviewDraft, saveReviewDraft } from '../review-draft'
import { decisions, opinionLimit, type ReviewDraft, type ReviewProblem, reviewProblems } from '../review-rules'
import styles from './ReviewForm.module.css'
import type { DecidedState } from './ReviewNext'
import { ReviewNotes } from './ReviewNotes'

interface Props {
  userId: string
  declaration: DeclarationRowFragment
  definition: unknown
  values: unknown
  /** Somebody else acted meanwhile: look at the declaration again. */
  onOutdated(): void
}

/** Codes that say the opinion is missing, and that the state no longer allows the decision. */
const opinionMissing = 603004
const stateMovedOn = 603003

/**
 * The reviewer's decision and opinion. Nothing is chosen beforehand, so nothing is passed by accident; what is typed is
 * kept on this browser until it has been sent.
 */
export function ReviewForm({ userId, declaration, definition, values, onOutdated }: Props) {
  const t = useT()
  const navigate = useNavigate()
  const { modal } = App.useApp()
  const { contentId } = declaration
  const [review, setReview] = useState(() => loadReviewDraft(userId, contentId))
  const [problems, setProblems] = useState<readonly ReviewProblem[]>([])
  const [refusal, setRefusal] = useState<string>()
  const [decide, { loading }] = workflow.useMutation(DecideDeclarationDocument)
  const form = useRef<HTMLFormElement>(null)
  const targets = useMemo(() => noteTargets(definition, values), [definition, values])
  const problemAt = (place: ReviewProblem['place']) => problems.find((one) => one.place === place)?.message
  const name = declaration.name ?? t('未命名项目')

  const change = (changes: Partial<ReviewDraft>) => {
    const next = { ...review, ...changes }
    setReview(next)
    saveReviewDraft(userId, contentId, next)
    if (problems.length > 0) setProblems(reviewProblems(next))
  }

  const send = async () => {
    const { decision } = review
    if (decision === null) return
    try {
      await decide({
        variables: {
          contentId,
          decision,
          opinion: review.opinion.trim() || null,
          comments: decision === 'RETURN' ? review.notes.map((one) => ({ ...one, text: one.text.trim() })) : [],
        },
      })
    } catch (error) {
      const { code } = failureOf(error)
      if (code === opinionMissing) setProblems([{ place: 'opinion', message: failureText(error) }])
      else setRefusal(failureText(error))
      if (code === stateMovedOn) onOutdated()
      return
    }
    removeReviewDraft(userId, contentId)
    const state: DecidedState = { decided: { name, decision, contentId } }
    navigate(listHref(reviewListPath(declaration.unitId, declaration.guide.id)), { state })
  }

  const submit = () => {
    const found = reviewProblems(review)
    setProblems(found)
    setRefusal(undefined)
    const first = found[0]
    if (first) {
      const selector = {
        decision: 'input[type=radio]',
        opinion: '#review-opinion',
        note: `[data-note="${first.index}"]`,
      }
      form.current?.querySelector<HTMLElement>(selector[first.place])?.focus()
      return
    }
    if (review.decision !== 'REFUSE') return void send()
    modal.confirm({
      title: t('不予受理《{name}》？', { name }),
      content: t('本次申报到此终止，申报人不能再修改或提交。这个结论不能撤回。'),
      okText: t('不予受理'),
      okButtonProps: { danger: true },
      cancelText: t('返回修改意见'),
      onOk: send,
    })
  }

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      aria-label={t('审核意见')}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <h2>{t('审核意见')}</h2>
      <fieldset
        className={styles.field}
        aria-describedby={problemAt('decision') ? 'review-decision-problem' : undefined}
      >
        <legend>{t('审核结论（必选）')}</legend>
        <Radio.Group
          className={styles.decisions}
          value={review.decision}
          onChange={(event) => change({ decision: event.target.value })}
        >
          {decisions.map((one) => (
            <Radio key={one.value} value={one.value}>
              {t(one.label)}
              <span className={styles.hint}>{t(one.hint)}</span>
            </Radio>
          ))}
        </Radio.Group>
        <Problem id="review-decision-problem" message={problemAt('decision')} />
      </fieldset>
      <div className={styles.field}>
        <label htmlFor="review-opinion">
          {decisions.find((one) => one.value === review.decision)?.opinionRequired
            ? t('意见（必填）')
            : t('意见（选填）')}
        </label>
        <Input.TextArea
          id="review-opinion"
          rows={5}
          value={review.opinion}
          status={problemAt('opinion') ? 'error' : undefined}
          aria-invalid={problemAt('opinion') !== undefined}
          aria-describedby={problemAt('opinion') ? 'review-opinion-problem' : undefined}
          count={{ show: true, max: opinionLimit, strategy: (value) => [...value].length }}
          onChange={(event) => change({ opinion: event.target.value })}
        />
        <Problem id="review-opinion-problem" message={problemAt('opinion')} />
      </div>
      {review.decision === 'RETURN' && (
        <ReviewNotes
          notes={review.notes}
          targets={targets}
          problems={problems}
          onChange={(notes) => change({ notes })}
        />
      )}
      {refusal !== undefined && <Alert className={styles.field} type="error" showIcon role="alert" title={refusal} />}
      <Button type="primary" htmlType="submit" loading={loading} block>
        {t('提交审核意见')}
      </Button>
      <p className={styles.kept}>{t('未提交的意见保存在这台电脑上，离开后再来可以接着写。')}</p>
    </form>
  )
}

function Problem({ id, message }: { id: string; message: string | undefined }) {
  if (message === undefined) return null
  return (
    <p id={id} role="alert" className={styles.problem}>
      {message}
    </p>
  )
}
