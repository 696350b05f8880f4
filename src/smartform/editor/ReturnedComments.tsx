import { Alert } from 'antd'
import dayjs from 'dayjs'
import { useT } from '@/ui/use-t'
import type { PinnedComment } from '../ports'
import type { ReturnedOpinion } from './editor-props'
import { FieldLink } from './FormLink'
import styles from './Notices.module.css'

/** What the reviewer said when returning the form: of the whole, and of fields, each a link to its place. */
export function ReturnedComments(props: { opinion: ReturnedOpinion | null; comments: readonly PinnedComment[] }) {
  const t = useT()
  const { opinion, comments } = props
  if (!opinion && comments.length === 0) return null
  const by = (author: string, at: number) => (
    <span className={styles.by}>
      {t('（{author}，{time}）', { author, time: dayjs(at).format('YYYY-MM-DD HH:mm') })}
    </span>
  )
  return (
    <Alert
      className={styles.notice}
      type="warning"
      showIcon
      title={t('审核意见')}
      description={
        <>
          {opinion && (
            <p className={styles.quote}>
              {opinion.text} {by(opinion.author, opinion.at)}
            </p>
          )}
          {comments.length > 0 && (
            <ul className={styles.list}>
              {comments.map((comment) => (
                <li key={comment.id}>
                  <FieldLink path={comment.path}>{comment.text}</FieldLink> {by(comment.author, comment.at)}
                </li>
              ))}
            </ul>
          )}
        </>
      }
    />
  )
}
