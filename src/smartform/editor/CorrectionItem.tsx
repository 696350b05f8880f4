import { Input, Radio } from 'antd'
import { type ReactNode, useCallback, useSyncExternalStore } from 'react'
import { formatMinute } from '@/lib/beijing-time'
import { t, text } from '@/lib/i18n'
import { same } from '@/lib/same'
import { Button } from '@/ui/Button'
import { useT } from '@/ui/use-t'
import type { FormEngine } from '../engine/engine'
import { fieldIdOf } from '../engine/paths'
import type { CommentState, PinnedComment } from '../ports'
import type { FieldNode } from '../schema/nodes'
import type { FormValues } from '../schema/values'
import { BeforeAndAfter } from './BeforeAndAfter'
import styles from './CorrectionList.module.css'
import { FieldLink, FormLink } from './FormLink'
import type { CommentAnswer, Said } from './use-comment-answers'

const states: readonly { value: CommentState; label: string }[] = [
  { value: 'open', label: text('待处理') },
  { value: 'changed', label: text('已修改') },
  { value: 'explained', label: text('已说明') },
]

const longestExplanation = 500

/** How far a comment is: what was changed is handled, though nothing was chosen. */
export function handled(state: CommentState, changed: boolean): CommentState {
  return state === 'open' && changed ? 'changed' : state
}

/** The words for it. */
export function stateLabel(state: CommentState): string {
  return t(states.find((one) => one.value === state)?.label ?? '')
}

interface CorrectionItemProps {
  engine: FormEngine
  comment: PinnedComment
  /** What was handed in. */
  before: FormValues
  /** What is changed at the place since it was handed in; then it is not unhandled, whatever was or was not chosen. */
  changed: boolean
  answer: CommentAnswer
  /** Absent where nothing can be answered. */
  onAnswer?(answer: Said): void
  /** An explanation on its way, to be sent when its field is left. */
  onType(answer: Said): void
}

/** One comment: where, what was said, what was there and is now, and how far the applicant is with it. */
export function CorrectionItem(props: CorrectionItemProps) {
  const { engine, comment, before, changed, answer, onAnswer, onType } = props
  const t = useT()
  const { explanation } = answer
  const state = handled(answer.state, changed)
  const node = engine.form.fields.get(fieldIdOf(comment.path))
  const labels = { name: t('对“{text}”的处理', { text: comment.text }) }
  const failed = typeof answer.kept === 'object' ? answer.kept.failed : null
  return (
    <li className={styles.item}>
      <PlaceLink engine={engine} path={comment.path}>
        {comment.need && <strong>{comment.need === 'required' ? t('必须修改：') : t('建议修改：')}</strong>}
        {comment.text}
      </PlaceLink>{' '}
      <span className={styles.by}>
        {t('（{author}，{time}）', { author: comment.author, time: formatMinute(comment.at) })}
      </span>
      {node && <Change engine={engine} node={node} before={before} />}
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
            <Input.TextArea
              className={styles.explanation}
              aria-label={state === 'explained' ? t('说明（必填）') : t('说明（选填）')}
              placeholder={state === 'explained' ? t('说明（必填）') : t('说明（选填）')}
              autoSize={{ minRows: 1, maxRows: 6 }}
              maxLength={longestExplanation}
              value={explanation}
              onChange={(event) => onType({ state, explanation: event.target.value })}
              onBlur={() => answer.kept === 'typed' && onAnswer({ state, explanation })}
            />
          )}
          <span role="status" className={styles.by}>
            {answer.kept === 'sending' && t('保存中')}
            {answer.kept === 'kept' && t('已记录')}
            {answer.kept === 'waiting' && t('请填写说明')}
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

/** The way to what a comment is pinned to: a field, row or cell, or a page. */
function PlaceLink({ engine, path, children }: { engine: FormEngine; path: string; children: ReactNode }) {
  const pageId = path.startsWith('page:') ? path.slice('page:'.length) : null
  if (pageId === null || !engine.form.pages.some((page) => page.id === pageId))
    return <FieldLink path={path}>{children}</FieldLink>
  return <FormLink pageId={pageId}>{children}</FormLink>
}

/** What was handed in at a field and what is there now, live; nothing while they are the same. */
function Change({ engine, node, before }: { engine: FormEngine; node: FieldNode; before: FormValues }) {
  const t = useT()
  const subscribe = useCallback((listener: () => void) => engine.subscribe(node.id, listener), [engine, node])
  const now = useSyncExternalStore(subscribe, () => engine.values()[node.id] ?? null)
  const was = before[node.id] ?? null
  if (same(was, now)) return <p className={styles.by}>{t('与提交时相同，还没有修改')}</p>
  return (
    <details className={styles.change}>
      <summary>{t('修改前后')}</summary>
      <BeforeAndAfter node={node} names={{ one: t('提交时'), other: t('现在') }} one={was} other={now} />
    </details>
  )
}
