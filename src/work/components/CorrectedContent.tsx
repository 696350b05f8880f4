/** A form submitted again after a return, as its reviewer reads it: only the changes, or everything. */

import { Segmented } from 'antd'
import { type ReactNode, useMemo, useState } from 'react'
import { text } from '@/lib/i18n/i18n'
import { smartformPorts } from '@/shared/content/smartform-ports'
import type { CommentState, ContentSnapshot, PinnedComment } from '@/smartform/ports'
import { parseDefinition } from '@/smartform/schema/parse-definition'
import { changedAt } from '@/smartform/view/compare-contents'
import { SmartformComparison } from '@/smartform/view/SmartformComparison'
import { SmartformView } from '@/smartform/view/SmartformView'
import { Section } from '@/ui/Section'
import { useT } from '@/ui/use-t'
import { targetLabel } from '../note-targets'
import { remarkNeeds } from '../remark-needs'
import styles from './CorrectedContent.module.css'

const states: Readonly<Record<CommentState, string>> = {
  open: text('未处理'),
  changed: text('已修改'),
  explained: text('已说明'),
}

interface Props {
  definition: unknown
  content: ContentSnapshot
  returned: NonNullable<ContentSnapshot['returned']>
  /** What the changes are shown against; default: the returned version. */
  before?: Readonly<Record<string, unknown>>
  /** An action at a field, row or cell. */
  actionAt?(path: string, label: string): ReactNode
}

/** A corrected content for its reviewer: the changes since the return, or everything, with the applicant's answers. */
export function CorrectedContent({ definition, content, returned, before = returned.values, actionAt }: Props) {
  const t = useT()
  // Only a reviewer who has read the previous version starts with the changes; everybody else starts with the whole.
  const [visible, setVisible] = useState<'changes' | 'all'>(returned.seen === false ? 'all' : 'changes')
  const form = useMemo(() => parseDefinition(definition), [definition])
  const stateOf = ({ state = 'open', path }: PinnedComment): CommentState =>
    state === 'open' && changedAt(form, returned.values, content.values, path) ? 'changed' : state
  return (
    <div>
      {returned.comments.length > 0 && (
        <Section id="correction-answers" title={t('退回意见的处理')} className={styles.answers}>
          <ul>
            {returned.comments.map((comment) => (
              <li key={comment.id}>
                <p className={styles.said}>
                  <strong>{targetLabel(definition, returned.values, comment.path)}</strong>{' '}
                  {comment.need && <>{t('（{need}）', { need: t(remarkNeeds[comment.need]) })} </>}
                  <span>{comment.text}</span>
                </p>
                <p className={styles.answer}>
                  <strong>{t(states[stateOf(comment)])}</strong>
                  {comment.explanation ? t('：{explanation}', { explanation: comment.explanation }) : ''}
                </p>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Segmented
        className={styles.choice}
        aria-label={t('显示范围')}
        value={visible}
        options={[
          { value: 'changes', label: t('只看修改') },
          { value: 'all', label: t('全部内容') },
        ]}
        onChange={setVisible}
      />
      {visible === 'changes' ? (
        <SmartformComparison
          definition={definition}
          before={before}
          after={content.values}
          onlyChanges
          openFile={smartformPorts.openFile}
        />
      ) : (
        <SmartformView
          definition={definition}
          content={content}
          comments={content.comments}
          actionAt={actionAt}
          actionInTables
          openFile={smartformPorts.openFile}
        />
      )}
    </div>
  )
}
