/** The page of a review task: the proposal beside the review form, in panes with keys; loaded by `ReviewTaskPage`. */

import { useState } from 'react'
import { SplitDesk } from '@/shared/desk/SplitDesk'
import type { FormEngine } from '@/smartform/engine/engine'
import { useT } from '@/ui/use-t'
import type { ReviewTaskQuery } from '../graphql/review.evaluation.generated'
import { subjectWords } from '../review-words'
import { useNotes } from '../use-notes'
import type { OpenedReview } from '../use-review'
import { DocumentPane } from './DocumentPane'
import { ReviewPane } from './ReviewPane'

interface WorkbenchProps {
  opened: OpenedReview & { form: NonNullable<OpenedReview['form']> }
  document: NonNullable<ReviewTaskQuery['reviewTask']['document']>
  /** Whether it was just begun here: what was pressed for it is gone, so the focus comes to the proposal. */
  begun: boolean
  onChanged(): void
}

export function Workbench({ opened, document: proposal, begun, onChanged }: WorkbenchProps) {
  const t = useT()
  const [engine, setEngine] = useState<FormEngine | null>(null)
  const { task, group } = opened.desk
  const words = subjectWords[group.subject]
  const notes = useNotes(opened.form.content, engine)
  return (
    <SplitDesk
      labels={{ document: t(words.name), form: t('评审表'), width: t(words.width) }}
      desk="review-desk"
      item={task.id}
      focusesDocument={begun}
      document={<DocumentPane document={proposal} subject={group.subject} notes={notes} />}
      form={<ReviewPane opened={opened} engine={engine} onOpen={setEngine} onChanged={onChanged} />}
    />
  )
}
