/** The page that assigns the papers of a review panel to experts (the assignment desk). */

import { useParams } from 'react-router-dom'
import { evaluation } from '@/api/evaluation'
import { answerAbout } from '@/api/query-answer'
import { BackLink } from '@/ui/BackLink'
import { ButtonLink } from '@/ui/ButtonLink'
import { LoadFailure } from '@/ui/LoadFailure'
import { PageHeader } from '@/ui/PageHeader'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { useMinute } from '@/ui/TimesBlock'
import { useLocale, useT } from '@/ui/use-t'
import { AssignmentDesk } from '../assignment/AssignmentDesk'
import { AssignmentPanelDocument } from '../graphql/assignment.evaluation.generated'
import { changePanelPath, commissionReviewsPath } from '../paths'

/** How often the page looks for what other officers saved and experts answered, in milliseconds. */
const lookEvery = 60_000

export function AssignmentPage() {
  const t = useT()
  const minute = useMinute()
  const isEnglish = useLocale() === 'en'
  const { panelId = '' } = useParams()
  const { data, failureText, retry } = answerAbout(
    evaluation.useAnswer(AssignmentPanelDocument, {
      variables: { panelId },
      fetchPolicy: 'cache-and-network',
      pollInterval: lookEvery,
    }),
    ({ assignmentPanel }) => assignmentPanel.id === panelId,
  )
  const panel = data?.assignmentPanel
  return (
    <>
      <BackLink label={t('返回评审进展')} to={commissionReviewsPath()} />
      <PageHeader
        title={panel ? (isEnglish ? panel.titleEnglish : panel.title) : t('分配评审专家')}
        actions={panel && <ButtonLink to={changePanelPath(panel.id)}>{t('修改评审组')}</ButtonLink>}
        purpose={panel && t('为每份申报书选择评审专家，{at} 前提交评审意见。', { at: minute(panel.dueAt) })}
      />
      {failureText !== undefined && <LoadFailure text={failureText} onRetry={retry} />}
      {!panel && failureText === undefined && <PageSkeleton />}
      {panel && <AssignmentDesk key={panel.id} panel={panel} onReload={retry} />}
    </>
  )
}
