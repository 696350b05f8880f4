/** The page of a unit's experts: applications that wait, and entries in the database. */
import { lazyPart } from '@/ui/lazy-part'
import { PageHeader } from '@/ui/PageHeader'
import { useT } from '@/ui/use-t'
import { TabLinks, useTab } from '@/work/components/TabLinks'
import { FiledList } from '../components/FiledList'
import { useCompany } from '../use-company'

const UnitExperts = lazyPart(() => import('../components/UnitExperts').then((module) => module.UnitExperts))

/** The unit's experts: applications and changes that pass through the unit, and who is in the database. */
export function ExpertsPage() {
  const t = useT()
  const { wholeUnit } = useCompany()
  const tab = useTab(['applications', 'database'])
  const tabs = (
    <TabLinks
      label={t('专家事项')}
      tabs={[
        { value: 'applications', title: t('入库与变更申请') },
        { value: 'database', title: t('在库专家') },
      ]}
    />
  )
  if (tab === 'applications') return <FiledList kind="EXPERT_APPLICATION" head={tabs} />
  return (
    <>
      <PageHeader
        title={t('单位专家')}
        purpose={
          wholeUnit
            ? t('本单位在专家库中的人员：评审领域、最近变更和本年的评审数量。')
            : t('本部门在专家库中的人员：评审领域、最近变更和本年的评审数量。')
        }
      />
      {tabs}
      <UnitExperts />
    </>
  )
}
