import { useParams } from 'react-router-dom'
import { useT } from '@/ui/use-t'
import { WorkFormPage } from '@/work/pages/WorkFormPage'
import { WorkOverviewPage } from '@/work/pages/WorkOverviewPage'
import { platformPath, platformsPath } from '../paths'

/** The month an address names: the work and its content carry one id, whatever the address calls it. */
function useMonthId(): string {
  const { progressId, monthlyId, contentId } = useParams()
  return contentId ?? progressId ?? monthlyId ?? ''
}

/** Where a month's progress or report stands. */
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

/** One page of its form. */
export function MonthFormPage() {
  const id = useMonthId()
  const { pageId = '' } = useParams()
  return <WorkFormPage key={id} id={id} pageId={pageId} />
}
