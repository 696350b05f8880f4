import { useState } from 'react'
import { evaluation } from '@/api/evaluation'
import { text } from '@/lib/i18n/i18n'
import { useNavigateIfMounted } from '@/shared/navigation/use-navigate-if-mounted'
import { Button } from '@/ui/Button'
import { FormField } from '@/ui/FormField'
import { useMessages } from '@/ui/feedback'
import { PlainSelect } from '@/ui/PlainInput'
import { useT } from '@/ui/use-t'
import { ReasonDialog } from '@/work/components/ReasonDialog'
import {
  GiveBackReviewDocument,
  type GiveBackReviewMutationVariables,
  type ReviewGroupCardFragment,
  type ReviewTaskCardFragment,
} from '../graphql/review.evaluation.generated'
import { reviewDeskPath } from '../paths'
import { subjectWords } from '../review-words'
import styles from './review.module.css'

export type Ground = GiveBackReviewMutationVariables['ground']

/** Why a review is given back, in words. */
export const grounds: Readonly<Record<Ground, string>> = {
  SAME_UNIT: text('与申报人或成员在同一单位'),
  TEAM: text('本人参加了该项目'),
  CO_AUTHOR: text('与申报人或成员合作过'),
  RECUSED: text('申请人请求本人回避'),
  OTHER_INTEREST: text('有其他利害关系'),
  NOT_MY_FIELD: text('不熟悉该领域'),
  NO_TIME: text('没有时间'),
}

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
  const id = `ground-${task.id}`
  async function giveBack(reason: string): Promise<void> {
    await evaluation.mutate(GiveBackReviewDocument, { taskId: task.id, ground, reason })
    messages.success(t('已退回，{commission}会另请专家。'))
    goOn(reviewDeskPath())
  }
  return (
    <div className={styles.giveBack}>
      <FormField id={id} label={t('退回原因')}>
        {(control) => (
          <PlainSelect
            {...control}
            value={ground}
            onChange={({ target }) => setGround(target.value as Ground)}
            options={Object.entries(grounds).map(([value, label]) => ({ value, label: t(label) }))}
          />
        )}
      </FormField>
      <Button onClick={() => setOpen(true)}>{t('退回这项任务')}</Button>
      <ReasonDialog
        open={open}
        about={{ act: 'give-back', ids: [task.id] }}
        title={t('退回评审任务？')}
        names={[task.projectName]}
        hint={t(subjectWords[subject].closes)}
        label={t('退回说明')}
        okText={t('退回')}
        onOk={giveBack}
        onClose={() => setOpen(false)}
      />
    </div>
  )
}
