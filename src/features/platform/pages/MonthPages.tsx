/** The pages of one monthly report of a platform. */

import { useT } from '@/ui/use-t'
import type { WorkRowFragment } from '@/work/graphql/works.workflow.generated'
import { FiledWorkPage } from '@/work/pages/FiledWorkPage'
import { WorkOverviewPage } from '@/work/pages/WorkOverviewPage'
import { useWorkId } from '@/work/use-work-id'
import { platformPath, platformsPath } from '../paths'

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
  const id = useWorkId()
  return <WorkOverviewPage id={id} back={useBack()} />
}

/** What was submitted for a month; its host unit and the commission can return it while the month is open. */
export function MonthFiledPage() {
  const id = useWorkId()
  return <FiledWorkPage id={id} back={useBack()} />
}
