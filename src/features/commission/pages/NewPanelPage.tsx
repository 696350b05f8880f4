/** The page that makes a review panel; experts are chosen on the next page (`AssignmentPage`). */

import { evaluation } from '@/api/evaluation'
import { BackLink } from '@/ui/BackLink'
import { LoadFailure } from '@/ui/LoadFailure'
import { PageHeader } from '@/ui/PageHeader'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { useT } from '@/ui/use-t'
import { PanelForm } from '../assignment/PanelForm'
import { PanelChoicesDocument } from '../graphql/panel.evaluation.generated'
import { commissionReviewsPath } from '../paths'

/** Makes a review panel: its name, form, number of experts, date and papers. Experts are chosen on the next page. */
export function NewPanelPage() {
  const t = useT()
  const { data, failureText, retry } = evaluation.useAnswer(PanelChoicesDocument, { fetchPolicy: 'network-only' })
  return (
    <>
      <BackLink label={t('返回评审进展')} to={commissionReviewsPath()} />
      <PageHeader
        title={t('新建评审组')}
        purpose={t('选择一起评审的申报书、评审表和期限。专家在下一页选择，邀请之前不会告知任何人。')}
      />
      {failureText !== undefined && <LoadFailure text={failureText} onRetry={retry} />}
      {!data && failureText === undefined && <PageSkeleton />}
      {data && <PanelForm choices={data.panelChoices} onRefused={retry} />}
    </>
  )
}
