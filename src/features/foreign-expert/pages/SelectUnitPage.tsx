/** The page on which an administrator of several units chooses whose foreign-expert projects to review. */
import { companyPath } from '@/features/company/paths'
import { PageHeader } from '@/ui/PageHeader'
import { useT } from '@/ui/use-t'
import { SelectUnit } from '@/work/components/SelectUnit'
import { foreignExpertKinds } from '../kinds'

/**
 * For administrators of several units: choose the one whose foreign-expert projects are audited
 * (`foreignExpert/selectUnit`).
 */
export function SelectUnitPage() {
  const t = useT()
  return (
    <>
      <PageHeader title={t('外国专家项目审核')} purpose={t('选择单位，审核该单位人员填报的外国专家项目和年度检查。')} />
      <SelectUnit
        kinds={foreignExpertKinds}
        to={(unitId, waiting) => companyPath(unitId, 'foreignExpert') + (waiting ? '?state=UNIT_REVIEW' : '')}
      />
    </>
  )
}
