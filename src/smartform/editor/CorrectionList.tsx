import { Alert, Button } from 'antd'
import { useMemo, useState } from 'react'
import { formatMinute } from '@/lib/beijing-time'
import { useT } from '@/ui/use-t'
import { createEngine } from '../engine/create-engine'
import type { FormEngine } from '../engine/engine'
import type { ContentSnapshot, SmartformPorts } from '../ports'
import { CorrectionItem } from './CorrectionItem'
import styles from './CorrectionList.module.css'
import type { ReturnedOpinion } from './editor-props'
import { useCommentAnswers } from './use-comment-answers'

interface CorrectionListProps {
  engine: FormEngine
  content: ContentSnapshot
  opinion: ReturnedOpinion | null
  readOnly: boolean
  ports: SmartformPorts
}

/**
 * What the reviewer said when returning the form: of the whole, and of fields, rows and pages, each to be worked off with
 * what was handed in beside what is there now. The answers are kept by the server as they are given.
 */
export function CorrectionList({ engine, content, opinion, readOnly, ports }: CorrectionListProps) {
  const t = useT()
  const { comments, returned, contentId } = content
  const { answerOf, answer, openCount } = useCommentAnswers(contentId, comments, ports.answerComment)
  const [folded, setFolded] = useState(false)
  const before = useMemo(() => {
    const options = { editable: false, today: () => engine.today() }
    return returned ? createEngine(engine.form, returned.values, options).values() : {}
  }, [engine, returned])
  return (
    <Alert
      className={styles.corrections}
      type="warning"
      showIcon
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
                    answer={answerOf(comment)}
                    onAnswer={readOnly || !ports.answerComment ? undefined : (next) => answer(comment.id, next)}
                  />
                ))}
              </ul>
            )}
          </div>
        )
      }
    />
  )
}
