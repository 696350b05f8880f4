/** The page that changes or removes a review panel. */

import { useParams } from 'react-router-dom'
import { evaluation } from '@/api/evaluation'
import { answerAbout } from '@/api/query-answer'
import { BackLink } from '@/ui/BackLink'
import { LoadFailure } from '@/ui/LoadFailure'
import { PageHeader } from '@/ui/PageHeader'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { useT } from '@/ui/use-t'
import { PanelForm } from '../assignment/PanelForm'
import { PanelChoicesDocument } from '../graphql/panel.evaluation.generated'
import { assignmentPath } from '../paths'

/** Changes a review panel: its name, form, number of experts, date and papers; or removes it. */
export function ChangePanelPage() {
  const t = useT()
  const { panelId = '' } = useParams()
  const { data, failureText, retry } = answerAbout(
    evaluation.useAnswer(PanelChoicesDocument, { variables: { panelId }, fetchPolicy: 'network-only' }),
    ({ panelChoices }) => panelChoices.panel?.id === panelId,
  )
  return (
    <>
      <BackLink label={t('返回分配评审专家')} to={assignmentPath(panelId)} />
      <PageHeader
        title={t('修改评审组')}
        purpose={
          // Once experts are invited, no paper leaves the panel.
          data?.panelChoices.panel?.invitedAt == null
            ? t('移出评审组的申报书，为其选择的专家一并取消。已选的专家和其他分配不变。')
            : undefined
        }
      />
      {failureText !== undefined && <LoadFailure text={failureText} onRetry={retry} />}
      {!data && failureText === undefined && <PageSkeleton />}
      {data && <PanelForm key={panelId} choices={data.panelChoices} onRefused={retry} />}
    </>
  )
}
