import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { formatMinute } from '@/lib/beijing-time'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { DraftNotices } from '@/ui/DraftNotices'
import { useT } from '@/ui/use-t'
import { createEngine } from '../engine/create-engine'
import type { FormEngine } from '../engine/engine'
import type { ContentSnapshot, SmartformPorts } from '../ports'
import { changedAt } from '../view/changed-at'
import { CorrectionItem, handled, stateLabel } from './CorrectionItem'
import styles from './CorrectionList.module.css'
import type { ReturnedOpinion } from './editor-props'
import type { EditorSession } from './editor-session'
import { isSaid, useCommentAnswers } from './use-comment-answers'

interface CorrectionListProps {
  engine: FormEngine
  content: ContentSnapshot
  opinion: ReturnedOpinion | null
  readOnly: boolean
  userId: string
  /** The ways out of the form ask for what is typed here. */
  exits: EditorSession['exits']
  ports: SmartformPorts
}

/**
 * What the reviewer said when returning the form: of the whole, and of fields, rows and pages, each to be worked off with
 * what was handed in beside what is there now. The answers are kept by the server as they are given.
 */
export function CorrectionList({ engine, content, opinion, readOnly, userId, exits, ports }: CorrectionListProps) {
  const t = useT()
  const { comments, returned, contentId } = content
  const { answerOf, answer, type, draft } = useCommentAnswers({
    userId,
    contentId,
    comments,
    send: ports.answerComment,
  })
  const { dirty, settleMemory } = draft
  useEffect(() => {
    const exit = { dirty, settle: settleMemory }
    exits.add(exit)
    return () => void exits.delete(exit)
  }, [exits, dirty, settleMemory])
  const [folded, setFolded] = useState(false)
  const before = useMemo(() => {
    const options = { editable: false, today: () => engine.today() }
    return returned ? createEngine(engine.form, returned.values, options).values() : {}
  }, [engine, returned])
  const subscribe = useCallback((listener: () => void) => engine.onChange(listener), [engine])
  const changed = useSyncExternalStore(subscribe, () => {
    const now = engine.values()
    return comments
      .filter(({ path }) => returned && changedAt(engine.form, before, now, path))
      .map(({ id }) => id)
      .join(' ')
  }).split(' ')
  const openCount = comments.filter((one) => handled(answerOf(one).state, changed.includes(one.id)) === 'open').length
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
                    time: formatMinute(opinion.at),
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
                    before={before}
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
                label: comments.find((one) => one.id === id)?.text ?? id,
                text: isSaid(value) ? [stateLabel(value.state), value.explanation].filter(Boolean).join(' · ') : '',
              })}
            />
          </div>
        )
      }
    />
  )
}
