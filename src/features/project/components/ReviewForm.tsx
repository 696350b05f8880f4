import { Alert, Button, Input, Radio } from 'antd'
import { useMemo, useRef } from 'react'
import { LeaveGuard } from '@/shared/LeaveGuard'
import { DraftNotices } from '@/ui/DraftNotices'
import { useT } from '@/ui/use-t'
import { noteTargets, placeLabel } from '@/work/note-targets'
import type { DeclarationRowFragment } from '../graphql/declarations.program.generated'
import { decisions, opinionLimit, type ReviewDraft, type ReviewProblem } from '../review-rules'
import { reviewWords } from '../review-words'
import { usePinned, withNoteAt } from '../use-pinned'
import { useReview } from '../use-review'
import styles from './ReviewForm.module.css'
import { ReviewLate } from './ReviewLate'
import { ReviewNotes } from './ReviewNotes'

interface Props {
  userId: string
  declaration: DeclarationRowFragment
  definition: unknown
  values: unknown
  /** Somebody else acted meanwhile: look at the declaration again. */
  onOutdated(): void
  /** The place just pointed at in the document: a comment begins there. */
  pinned?: { path: string }
}

/**
 * The reviewer's decision and opinion. Nothing is chosen beforehand, so nothing is passed by accident; what is typed is
 * kept on this browser until it has been sent.
 */
export function ReviewForm(props: Props) {
  const { userId, declaration, definition, values, onOutdated } = props
  const t = useT()
  const form = useRef<HTMLFormElement>(null)
  const { review, change, problems, refusal, submit, sending, draft, late } = useReview({
    userId,
    declaration,
    onOutdated,
  })
  const targets = useMemo(() => noteTargets(definition, values), [definition, values])
  const problemAt = (place: ReviewProblem['place']) => problems.find((one) => one.place === place)?.message
  const opinionRequired = decisions.find((one) => one.value === review.decision)?.opinionRequired ?? false
  usePinned(props.pinned, form, (path) => change({ decision: 'RETURN', notes: withNoteAt(review.notes, path) }))
  const words = (name: keyof ReviewDraft, value: unknown) => reviewWords(name, value, targets)
  const places = { decision: 'input[type=radio]', opinion: '#review-opinion' }

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      aria-label={t('审核意见')}
      onSubmit={(event) => {
        event.preventDefault()
        const first = submit()
        if (!first) return
        const place = first.place === 'note' ? `[data-note="${first.index}"]` : places[first.place]
        form.current?.querySelector<HTMLElement>(place)?.focus()
      }}
    >
      <h2 tabIndex={-1}>{t('审核意见')}</h2>
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
        <label htmlFor="review-opinion">{opinionRequired ? t('意见（必填）') : t('意见（选填）')}</label>
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
          labelOf={(path) => placeLabel(definition, values, path)}
          problems={problems}
          onChange={(notes) => change({ notes })}
        />
      )}
      {refusal && <Alert className={styles.field} type="error" showIcon role="alert" title={refusal} />}
      {late ? (
        <ReviewLate declaration={declaration} late={late} />
      ) : (
        <Button type="primary" htmlType="submit" loading={sending} block>
          {t('提交审核意见')}
        </Button>
      )}
      {!draft.failed && <p className={styles.kept}>{t('未提交的意见会保存在这台电脑上，离开后再来可以接着写。')}</p>}
      <DraftNotices draft={draft} words={words} />
      <LeaveGuard dirty={draft.dirty} within={() => false} settle={draft.settleMemory} />
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
