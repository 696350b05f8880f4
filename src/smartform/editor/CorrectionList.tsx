/** The comments of a returned form, each with the applicant's answer with a state and a link to its place. */

import { Input, Radio } from 'antd'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { jsonEqual } from '@/lib/collections/json-equal'
import { t, text } from '@/lib/i18n/i18n'
import { tooLong } from '@/lib/validation/too-long'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { DraftNotices } from '@/ui/DraftNotices'
import { TextCounter } from '@/ui/LongTextInput'
import { useMinute } from '@/ui/TimesBlock'
import { useT } from '@/ui/use-t'
import type { FormEngine } from '../engine/engine'
import { fieldIdOf } from '../engine/paths'
import { useAt, useDerived } from '../fields/use-field-state'
import type { CommentState, ContentSnapshot, PinnedComment, SmartformPorts } from '../ports'
import { answersBehind } from '../schema/answers-behind'
import type { FieldNode } from '../schema/nodes'
import type { FormValues } from '../schema/values'
import { changedAt } from '../view/compare-contents'
import { handled } from '../view/remaining-remarks'
import { BeforeAndAfter } from './BeforeAndAfter'
import styles from './CorrectionList.module.css'
import type { ReturnedOpinion } from './editor-props'
import type { EditorSession } from './editor-session'
import { FieldLink, FormLink } from './FormLink'
import {
  type CommentAnswer,
  countedState,
  type DraftAnswer,
  isDraftAnswer,
  longestExplanation,
  useCommentAnswers,
} from './use-comment-answers'
import type { CommentStates } from './use-remaining-remarks'

interface CorrectionListProps {
  engine: FormEngine
  content: ContentSnapshot
  /** The submitted values; null where nothing was submitted. */
  before: FormValues | null
  opinion: ReturnedOpinion | null
  readOnly: boolean
  userId: string
  /** Leaving the form asks for what is typed here. */
  exits: EditorSession['exits']
  ports: SmartformPorts
  /** Called when the state of a comment changes. */
  onStates(states: CommentStates): void
}

/**
 * The reviewer's opinion and comments on a returned form, each to be worked off, with the submitted value beside the
 * current one. Answers are saved as they are given.
 */
export function CorrectionList({
  engine,
  content,
  before,
  opinion,
  readOnly,
  userId,
  exits,
  ports,
  onStates,
}: CorrectionListProps) {
  const t = useT()
  const minute = useMinute()
  const { comments, contentId } = content
  const { answerOf, answer, type, draft } = useCommentAnswers({
    userId,
    contentId,
    comments,
    send: ports.answerComment,
  })
  const states = JSON.stringify(
    Object.fromEntries(comments.map((comment) => [comment.id, countedState(answerOf(comment))])),
  )
  useEffect(() => onStates(JSON.parse(states)), [onStates, states])
  const { dirty, settleMemory } = draft
  useEffect(() => {
    const exit = { dirty, settle: settleMemory }
    exits.add(exit)
    return () => void exits.delete(exit)
  }, [exits, dirty, settleMemory])
  const [folded, setFolded] = useState(false)
  const changed = useDerived(engine, () => {
    const now = engine.values()
    return comments
      .filter(({ path }) => before && changedAt(engine.form, before, now, path))
      .map(({ id }) => id)
      .join(' ')
  }).split(' ')
  const openCount = comments.filter(
    (comment) => handled(countedState(answerOf(comment)), changed.includes(comment.id)) === 'open',
  ).length
  return (
    <Alert
      className={styles.corrections}
      type="warning"
      title={
        comments.length > 0 && !readOnly
          ? t('审核意见（共 {n} 条批注，{open} 条待处理）', { n: comments.length, open: openCount })
          : t('审核意见')
      }
      action={
        <Button type="link" size="small" aria-expanded={!folded} onClick={() => setFolded(!folded)}>
          {folded ? t('展开意见') : t('已读，收起')}
        </Button>
      }
      description={
        folded ? undefined : (
          <div className={styles.read}>
            {opinion && (
              <p className={styles.quote}>
                {opinion.text}{' '}
                <span className={styles.by}>
                  {t('（{author}，{time}）', {
                    author: opinion.author,
                    time: minute(opinion.at),
                  })}
                </span>
              </p>
            )}
            {comments.length > 0 && (
              <ul className={styles.list}>
                {comments.map((comment) => (
                  <CorrectionItem
                    key={comment.id}
                    engine={engine}
                    comment={comment}
                    before={before ?? {}}
                    changed={changed.includes(comment.id)}
                    answer={answerOf(comment)}
                    onAnswer={readOnly || !ports.answerComment ? undefined : (next) => answer(comment.id, next)}
                    onType={(next) => type(comment.id, next)}
                  />
                ))}
              </ul>
            )}
            <DraftNotices
              draft={draft}
              words={(id, value) => ({
                label: comments.find((comment) => comment.id === id)?.text ?? id,
                text: isDraftAnswer(value)
                  ? [stateLabel(value.state), value.explanation].filter(Boolean).join(' · ')
                  : '',
              })}
            />
          </div>
        )
      }
    />
  )
}

const states: readonly { value: CommentState; label: string }[] = [
  { value: 'open', label: text('待处理') },
  { value: 'changed', label: text('已修改') },
  { value: 'explained', label: text('已说明') },
]

/** The label of a state. */
function stateLabel(state: CommentState): string {
  return t(states.find((item) => item.value === state)?.label ?? '')
}

interface CorrectionItemProps {
  engine: FormEngine
  comment: PinnedComment
  /** The submitted values. */
  before: FormValues
  /** Whether the place was changed since submission; then it counts as handled. */
  changed: boolean
  answer: CommentAnswer
  /** Absent where nothing can be answered. */
  onAnswer?(answer: DraftAnswer): void
  /** An explanation being typed; it is sent on blur. */
  onType(answer: DraftAnswer): void
}

/** A comment: place, text, submitted and current value, and the applicant's answer. */
function CorrectionItem(props: CorrectionItemProps) {
  const { engine, comment, before, changed, answer, onAnswer, onType } = props
  const t = useT()
  const minute = useMinute()
  const { explanation } = answer
  const state = handled(answer.state, changed)
  const node = engine.form.fields.get(fieldIdOf(comment.path))
  const labels = { name: t('对“{text}”的处理', { text: comment.text }) }
  const id = useId()
  const problem = answer.storage === 'tooLong' ? tooLong(t('所填说明'), explanation, longestExplanation) : undefined
  const failed = typeof answer.storage === 'object' ? answer.storage.failed : null
  return (
    <li className={styles.item}>
      <PlaceLink engine={engine} path={comment.path}>
        {comment.need && <strong>{comment.need === 'required' ? t('必须修改：') : t('建议修改：')}</strong>}
        {comment.text}
      </PlaceLink>{' '}
      <span className={styles.by}>
        {t('（{author}，{time}）', { author: comment.author, time: minute(comment.at) })}
      </span>
      {node && <Changes engine={engine} node={node} before={before} changed={changed} />}
      {onAnswer && (
        <div className={styles.answer}>
          <Radio.Group
            aria-label={labels.name}
            value={state}
            onChange={(event) => onAnswer({ state: event.target.value, explanation })}
            options={states.map(({ value, label }) => ({
              value,
              label: t(label),
              disabled: value === 'open' && changed,
            }))}
          />
          {state !== 'open' && (
            <>
              <Input.TextArea
                className={styles.explanation}
                aria-label={state === 'explained' ? t('说明（必填）') : t('说明（选填）')}
                aria-invalid={problem !== undefined || undefined}
                aria-describedby={[problem && `${id}-problem`, `${id}-counter`].filter(Boolean).join(' ')}
                placeholder={state === 'explained' ? t('说明（必填）') : t('说明（选填）')}
                autoSize={{ minRows: 1, maxRows: 6 }}
                value={explanation}
                onChange={(event) => onType({ state, explanation: event.target.value })}
                onBlur={() => answer.storage === 'typed' && onAnswer({ state, explanation })}
              />
              <TextCounter id={`${id}-counter`} text={explanation} limit={longestExplanation} />
              {problem && (
                <p id={`${id}-problem`} role="alert" className={styles.failed}>
                  {problem}
                </p>
              )}
            </>
          )}
          <span role="status" className={styles.by}>
            {answer.storage === 'sending' && t('保存中')}
            {answer.storage === 'kept' && t('已记录')}
            {answer.storage === 'waiting' && t('请填写说明')}
          </span>
          {failed !== null && (
            <span role="alert" className={styles.failed}>
              {failed || t('没有保存成功')}{' '}
              <Button size="small" onClick={() => onAnswer({ state, explanation })}>
                {t('重试')}
              </Button>
            </span>
          )}
        </div>
      )}
    </li>
  )
}

/** A link to the place of a comment: field, row, cell or page. */
function PlaceLink({ engine, path, children }: { engine: FormEngine; path: string; children: ReactNode }) {
  const pageId = path.startsWith('page:') ? path.slice('page:'.length) : null
  if (pageId === null || !engine.form.pages.some((page) => page.id === pageId))
    return <FieldLink path={path}>{children}</FieldLink>
  return <FormLink pageId={pageId}>{children}</FormLink>
}

interface ChangeProps {
  engine: FormEngine
  node: FieldNode
  before: FormValues
}

/** What changed at a field since submission; of a computed value, the answers behind it. */
function Changes({ engine, node, before, changed }: ChangeProps & { changed: boolean }) {
  const behind = node.kind === 'computed' && changed ? answersBehind(engine.form, node.id) : []
  if (behind.length === 0) return <Change engine={engine} node={node} before={before} />
  return behind.flatMap((id) => {
    const answer = engine.form.fields.get(id)
    return answer === undefined || answer === node
      ? []
      : [<Change key={id} engine={engine} node={answer} before={before} onlyChanged />]
  })
}

/** The submitted and the current value of a field, live. */
function Change({ engine, node, before, onlyChanged = false }: ChangeProps & { onlyChanged?: boolean }) {
  const t = useT()
  const now = useAt(engine, node.id, () => engine.values()[node.id] ?? null)
  const was = before[node.id] ?? null
  if (jsonEqual(was, now)) return onlyChanged ? null : <p className={styles.by}>{t('与提交时相同，还没有修改')}</p>
  return (
    <details className={styles.change}>
      <summary>{t('修改前后')}</summary>
      <BeforeAndAfter node={node} names={{ one: t('提交时'), other: t('现在') }} one={was} other={now} />
    </details>
  )
}
