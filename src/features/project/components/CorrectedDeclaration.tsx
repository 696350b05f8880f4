import { Segmented } from 'antd'
import { useState } from 'react'
import { text } from '@/lib/i18n'
import { smartformPorts } from '@/shared/smartform-ports'
import type { CommentState, ContentSnapshot } from '@/smartform/ports'
import { SmartformComparison } from '@/smartform/view/SmartformComparison'
import { SmartformView } from '@/smartform/view/SmartformView'
import { useT } from '@/ui/use-t'
import styles from './CorrectedDeclaration.module.css'

const states: Readonly<Record<CommentState, string>> = {
  open: text('未处理'),
  changed: text('已修改'),
  explained: text('已说明'),
}

interface Props {
  definition: unknown
  content: ContentSnapshot
  returned: NonNullable<ContentSnapshot['returned']>
}

/** A corrected declaration for its reviewer: first only what changed since it was returned, with the applicant's answers. */
export function CorrectedDeclaration({ definition, content, returned }: Props) {
  const t = useT()
  const [shown, setShown] = useState<'changes' | 'all'>('changes')
  return (
    <div>
      {returned.comments.length > 0 && (
        <section aria-labelledby="correction-answers" className={styles.answers}>
          <h2 id="correction-answers">{t('退回意见的处理')}</h2>
          <ul>
            {returned.comments.map((comment) => (
              <li key={comment.id}>
                <p className={styles.said}>{comment.text}</p>
                <p className={styles.answer}>
                  <strong>{t(states[comment.state ?? 'open'])}</strong>
                  {comment.explanation ? t('：{explanation}', { explanation: comment.explanation }) : ''}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Segmented
        className={styles.choice}
        aria-label={t('显示范围')}
        value={shown}
        options={[
          { value: 'changes', label: t('只看修改') },
          { value: 'all', label: t('全部内容') },
        ]}
        onChange={setShown}
      />
      {shown === 'changes' ? (
        <SmartformComparison
          definition={definition}
          before={returned.values}
          after={content.values}
          onlyChanges
          openFile={smartformPorts.openFile}
        />
      ) : (
        <SmartformView
          definition={definition}
          content={content}
          comments={content.comments}
          openFile={smartformPorts.openFile}
        />
      )}
    </div>
  )
}
