/** The list of one unit's declarations under one guide, for their reviewers in the unit and in the department. */
import { Link, useParams } from 'react-router-dom'
import { listHref } from '@/shared/list/list-memory'
import { BackLink } from '@/ui/BackLink'
import { PageHeader } from '@/ui/PageHeader'
import { useT } from '@/ui/use-t'
import { WaitingNotice } from '@/work/components/WaitingNotice'
import { WorkTable } from '@/work/components/WorkTable'
import { reviewGuidesPath, taskBooksPath } from '../paths'

/** One unit's submissions under one guide, for their reviewers, with the next waiting one at hand. */
export function ReviewListPage() {
  const t = useT()
  const { unitId = '', guideId = '' } = useParams()
  return (
    <>
      <BackLink to={listHref(reviewGuidesPath())} label={t('返回项目审核')} />
      <WorkTable
        label={t('申报项目列表')}
        kinds={['DECLARATION']}
        scope="REVIEW"
        unitId={unitId}
        guideId={guideId}
        except={['DRAFT']}
        reviewing
        splits
        head={(first) => (
          <>
            <PageHeader
              title={t('申报项目列表')}
              purpose={first && t('{unit} · {guide}', { unit: first.unitName, guide: first.belongsTo ?? '' })}
              extra={<Link to={taskBooksPath(unitId, guideId)}>{t('审核任务书列表')}</Link>}
            />
            <WaitingNotice />
          </>
        )}
        empty={t('该单位在这份指南下还没有提交申报书。')}
      />
    </>
  )
}
