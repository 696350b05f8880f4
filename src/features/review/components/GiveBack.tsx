/** The part of a review task where the expert gives it back with a reason, before or while reviewing. */

import { useEffect, useState } from 'react'
import { evaluation } from '@/api/evaluation'
import { useUnsavedWork } from '@/lib/events/use-unsaved-work'
import { useNavigateIfMounted } from '@/shared/navigation/use-navigate-if-mounted'
import { Button } from '@/ui/Button'
import { useMessages } from '@/ui/feedback'
import { useT } from '@/ui/use-t'
import { ReasonDialog } from '@/work/components/ReasonDialog'
import {
  GiveBackReviewDocument,
  type ReviewGroupCardFragment,
  type ReviewTaskCardFragment,
} from '../graphql/review.evaluation.generated'
import { reviewDeskPath } from '../paths'
import { reviewTitle, subjectWords } from '../review-words'
import { type Ground, GroundField } from './GroundField'
import styles from './review.module.css'

interface GiveBackProps {
  task: ReviewTaskCardFragment
  subject: ReviewGroupCardFragment['subject']
  /** What is chosen at first. */
  ground: Ground
}

/** Gives a review back with a reason; it is closed to the expert from then on. */
export function GiveBack({ task, subject, ground: first }: GiveBackProps) {
  const t = useT()
  const goOn = useNavigateIfMounted()
  const messages = useMessages()
  const [ground, setGround] = useState<Ground>(first)
  const [open, setOpen] = useState(false)
  const [isGivenBack, setGivenBack] = useState(false)
  // Should the login end, the person signs in over the chosen ground.
  useUnsavedWork(open && ground !== first && !isGivenBack)
  useEffect(() => {
    if (isGivenBack) goOn(reviewDeskPath())
  }, [isGivenBack, goOn])
  const id = `ground-${task.id}`
  async function giveBack(reason: string): Promise<void> {
    await evaluation.mutate(GiveBackReviewDocument, { taskId: task.id, ground, reason })
    messages.success(t('已退回，{commission}会另请专家。'))
    setGivenBack(true)
  }
  return (
    <div className={styles.giveBack}>
      <GroundField id={id} label={t('退回原因')} value={ground} onChange={setGround} />
      <Button onClick={() => setOpen(true)}>{t('退回这项任务')}</Button>
      <ReasonDialog
        open={open}
        about={{ act: 'give-back', ids: [task.id] }}
        title={t('退回评审任务？')}
        names={[reviewTitle(task)]}
        hint={t(subjectWords[subject].closes)}
        label={t('退回说明')}
        okText={t('退回')}
        onOk={giveBack}
        onClose={() => setOpen(false)}
      />
    </div>
  )
}
