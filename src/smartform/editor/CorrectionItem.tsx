import { Button, Input, Radio } from 'antd'
import { type ReactNode, useCallback, useState, useSyncExternalStore } from 'react'
import { formatMinute } from '@/lib/beijing-time'
import { text } from '@/lib/i18n'
import { same } from '@/lib/same'
import { useT } from '@/ui/use-t'
import type { FormEngine } from '../engine/engine'
import { fieldIdOf } from '../fields/field-id'
import type { CommentState, PinnedComment } from '../ports'
import type { FieldNode } from '../schema/nodes'
import type { FormValues } from '../schema/values'
import { BeforeAndAfter } from './BeforeAndAfter'
import styles from './CorrectionList.module.css'
import { FieldLink, FormLink } from './FormLink'
import type { CommentAnswer } from './use-comment-answers'

const states: readonly { value: CommentState; label: string }[] = [
  { value: 'open', label: text('待处理') },
  { value: 'changed', label: text('已修改') },
  { value: 'explained', label: text('已说明') },
]

const longestExplanation = 500

interface CorrectionItemProps {
  engine: FormEngine
  comment: PinnedComment
  /** What was handed in. */
  before: FormValues
  answer: CommentAnswer
  /** Absent where nothing can be answered. */
  onAnswer?(answer: Pick<CommentAnswer, 'state' | 'explanation'>): void
}

/** One comment: where, what was said, what was there and is now, and how far the applicant is with it. */
export function CorrectionItem({ engine, comment, before, answer, onAnswer }: CorrectionItemProps) {
  const t = useT()
  const [typed, setTyped] = useState(answer.explanation)
  const node = engine.form.fields.get(fieldIdOf(comment.path))
  const labels = { name: t('对“{text}”的处理', { text: comment.text }) }
  const failed = typeof answer.kept === 'object' ? answer.kept.failed : null
  return (
    <li className={styles.item}>
      <PlaceLink engine={engine} path={comment.path}>
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
            value={answer.state}
            onChange={(event) => onAnswer({ state: event.target.value, explanation: typed })}
            options={states.map(({ value, label }) => ({ value, label: t(label) }))}
          />
          {answer.state !== 'open' && (
            <Input.TextArea
              className={styles.explanation}
              aria-label={answer.state === 'explained' ? t('说明（必填）') : t('说明（选填）')}
              placeholder={answer.state === 'explained' ? t('说明（必填）') : t('说明（选填）')}
              autoSize={{ minRows: 1, maxRows: 6 }}
              maxLength={longestExplanation}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onBlur={() => typed.trim() !== answer.explanation.trim() && onAnswer({ ...answer, explanation: typed })}
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
              <Button size="small" onClick={() => onAnswer({ ...answer, explanation: typed })}>
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
