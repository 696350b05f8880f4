/** The pages of one monthly report of a platform. */

import { useParams } from 'react-router-dom'
import { useT } from '@/ui/use-t'
import type { WorkRowFragment } from '@/work/graphql/works.workflow.generated'
import { FiledWorkPage } from '@/work/pages/FiledWorkPage'
import { WorkOverviewPage } from '@/work/pages/WorkOverviewPage'
import { platformPath, platformsPath } from '../paths'

/** The month's id in the address; work item and content share one id. */
function useMonthId(): string {
  const { progressId, monthlyId } = useParams()
  return progressId ?? monthlyId ?? ''
}

/** The link back to the platform; to the list while the month is unknown. */
function useBack() {
  const t = useT()
  return (work: WorkRowFragment | undefined) =>
    work?.platformId == null
      ? { label: t('返回平台月报'), to: platformsPath() }
      : { label: t('返回平台'), to: platformPath(work.platformId) }
}

/** The overview of a month's progress or report. */
export function MonthPage() {
  const id = useMonthId()
  return <WorkOverviewPage key={id} id={id} back={useBack()} />
}

/** What was submitted for a month; its host unit and the commission can return it while the month is open. */
export function MonthFiledPage() {
  const id = useMonthId()
  return <FiledWorkPage key={id} id={id} back={useBack()} />
}
