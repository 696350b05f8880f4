/** The page of declarations and projects of a unit's people. */
import { usePermission } from '@/session/permissions'
import { useYearFilter } from '@/shared/list/use-year-filter'
import { PageHeader } from '@/ui/PageHeader'
import { useT } from '@/ui/use-t'
import { WorkTable } from '@/work/components/WorkTable'
import { exportAccess } from '../permissions'
import { useCompany } from '../use-company'

/** Declarations and projects of a unit's people; the row actions come from the state machine. */
export function CompanyProjectsPage() {
  const t = useT()
  const { unitId, wholeUnit } = useCompany()
  const years = useYearFilter()
  return (
    <>
      <PageHeader
        title={t('单位项目')}
        purpose={wholeUnit ? t('本单位提交的申报与在研项目。') : t('本部门提交的申报与在研项目。')}
      />
      <WorkTable
        label={t('单位项目')}
        kinds={['DECLARATION']}
        scope="REVIEW"
        unitId={unitId}
        years={years}
        narrowedBy={['guide']}
        except={['DRAFT']}
        reviewing
        splits
        columns={['creator', 'unitDepartment', 'state', 'amount', 'next', 'submitted']}
        exported={usePermission([exportAccess])}
        empty={wholeUnit ? t('本单位还没有提交过申报书。') : t('本部门还没有提交过申报书。')}
      />
    </>
  )
}
