import { useParams } from 'react-router-dom'
import { useT } from '@/ui/use-t'
import { WorkOverviewPage } from '@/work/pages/WorkOverviewPage'
import { platformPath, platformsPath } from '../paths'

/** The month's id in the address; work item and content share one id. */
function useMonthId(): string {
  const { progressId, monthlyId } = useParams()
  return progressId ?? monthlyId ?? ''
}

/** The overview of a month's progress or report. */
export function MonthPage() {
  const t = useT()
  const id = useMonthId()
  return (
    <WorkOverviewPage
      key={id}
      id={id}
      back={(work) =>
        work?.platformId == null
          ? { label: t('返回平台月报'), to: platformsPath() }
          : { label: t('返回平台'), to: platformPath(work.platformId) }
      }
    />
  )
}
