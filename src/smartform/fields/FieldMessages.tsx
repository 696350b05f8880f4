import { CloseCircleFilled, ExclamationCircleFilled } from '@ant-design/icons'
import { useT } from '@/ui/use-t'
import type { Problem } from '../engine/engine'
import type { PinnedComment } from '../ports'
import styles from './FieldMessages.module.css'

/**
 * The problems revealed at a field. Read out at once only when they change while the person is in the field
 * (`urgent`); otherwise they are heard with the field, and the summary speaks for all.
 */
export function FieldMessages({ id, problems, urgent }: { id: string; problems: readonly Problem[]; urgent: boolean }) {
  const t = useT()
  return (
    <div id={id} role={urgent ? 'alert' : undefined} className={styles.messages}>
      {problems.map((problem) => (
        <p key={problem.id} className={problem.severity === 'error' ? styles.error : styles.warning}>
          {problem.severity === 'error' ? <CloseCircleFilled aria-hidden /> : <ExclamationCircleFilled aria-hidden />}
          <span>
            <span className={styles.word}>{problem.severity === 'error' ? t('错误：') : t('提醒：')}</span>
            {problem.message}
          </span>
        </p>
      ))}
    </div>
  )
}

/** What a reviewer pinned to a field. */
export function FieldComments({ id, comments }: { id: string; comments: readonly PinnedComment[] }) {
  const t = useT()
  return (
    <div id={id} className={styles.comments}>
      {comments.map((comment) => (
        <p key={comment.id}>
          <span className={styles.author}>{t('{author}的意见：', { author: comment.author })}</span>
          {comment.text}
        </p>
      ))}
    </div>
  )
}
