/** The list of one unit's task books under one guide, for their reviewers. */
import { useParams } from 'react-router-dom'
import { listHref } from '@/shared/list/list-memory'
import { BackLink } from '@/ui/BackLink'
import { PageHeader } from '@/ui/PageHeader'
import { useT } from '@/ui/use-t'
import { WorkTable } from '@/work/components/WorkTable'
import { kindWords } from '@/work/kind-words'
import { reviewGuidesPath } from '../paths'

/** The task books of one unit under one guide, for those who review them. */
export function TaskBooksPage() {
  const t = useT()
  const { unitId = '', guideId = '' } = useParams()
  return (
    <>
      <BackLink to={listHref(reviewGuidesPath())} label={t('返回项目审核')} />
      <PageHeader title={t('任务书审核')} purpose={t('审核本指南下已立项项目的任务书，通过后由三方依次签订。')} />
      <WorkTable
        label={t('任务书')}
        kinds={['TASK_BOOK']}
        scope="REVIEW"
        unitId={unitId}
        guideId={guideId}
        reviewing
        splits
        readAt={kindWords('TASK_BOOK').address}
        empty={t('本指南下还没有立项项目的任务书。')}
      />
    </>
  )
}
