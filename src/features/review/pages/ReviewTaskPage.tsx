/** The page of one review task: declaration of interests, then proposal and review form. */
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { useTabName } from '@/shared/navigation/page-tab'
import { DueTime } from '@/ui/DueTime'
import { Names } from '@/ui/Name'
import { PageHeader } from '@/ui/PageHeader'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { Section } from '@/ui/Section'
import { StatusTag } from '@/ui/StatusTag'
import { useMinute } from '@/ui/TimesBlock'
import { useLocale, useT } from '@/ui/use-t'
import { PageFailure } from '@/work/components/PageFailure'
import { DateNotice } from '../components/DateNotice'
import { InterestDeclaration } from '../components/InterestDeclaration'
import { LineState } from '../components/LineState'
import { NextReview } from '../components/NextReview'
import { RectificationNotice } from '../components/RectificationNotice'
import { Workbench } from '../components/Workbench'
import { reviewDeskPath } from '../paths'
import { isOpen, reviewStates, reviewTitle } from '../review-words'
import { useReview } from '../use-review'

export function ReviewTaskPage() {
  const t = useT()
  const minute = useMinute()
  const { taskId = '' } = useParams()
  const english = useLocale() === 'en'
  const { data, storedAt, failure, retry } = useReview(taskId)
  useTabName(data && reviewTitle(data.desk.task))
  /** The review that this page edits. */
  const [written, setWritten] = useState<string | null>(null)
  /** The review whose declaration of interests was made here. */
  const [declared, setDeclared] = useState<string | null>(null)
  if (data && isOpen(data.desk.task) && written !== data.desk.task.id) setWritten(data.desk.task.id)
  const back = { label: t('返回评审工作台'), to: reviewDeskPath() }
  if (failure && !data)
    return <PageFailure title={t('评审')} failure={failure} onRetry={() => void retry()} back={back} />
  if (!data) return <PageSkeleton />
  const { task, group } = data.desk
  const { label, color } = reviewStates[task.state]
  return (
    <div data-wide>
      <PageHeader
        title={reviewTitle(task)}
        purpose={
          <>
            {english ? group.titleEnglish : group.title} · <Names of={[task.number, task.unitName, task.leaderName]} />
          </>
        }
        extra={
          <>
            <StatusTag color={color}>{t(label)}</StatusTag>{' '}
            {task.submittedAt === null ? (
              <>
                {t('{at} 前提交', { at: minute(task.dueAt) })}
                {' · '}
                <DueTime until={task.dueAt} serverTime={group.serverTime} over={t('已截止')} exact />
              </>
            ) : (
              t('{at} 提交', { at: minute(task.submittedAt) })
            )}
          </>
        }
      />
      <LineState storedAt={storedAt} />
      {english && data.desk.summaryEnglish && (
        <Section id="summary-english" title={t('英文摘要')}>
          <p>{data.desk.summaryEnglish}</p>
        </Section>
      )}
      {isOpen(task) && <DateNotice group={group} />}
      {data.desk.rectification && <RectificationNotice text={data.desk.rectification} />}
      {task.state === 'SUBMITTED' && written === task.id && <NextReview key={taskId} after={taskId} />}
      {data.form && data.desk.document ? (
        <Workbench
          key={`${taskId}:${data.form.content.editable}`}
          opened={{ ...data, form: data.form }}
          document={data.desk.document}
          begun={declared === taskId && isOpen(task)}
          onChanged={() => void retry()}
        />
      ) : (
        <InterestDeclaration
          key={taskId}
          desk={data.desk}
          onDeclared={() => {
            setDeclared(taskId)
            void retry()
          }}
        />
      )}
    </div>
  )
}
