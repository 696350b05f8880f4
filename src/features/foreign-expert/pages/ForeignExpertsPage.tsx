/** The list of a person's foreign-expert projects and annual checks (`foreignExpert/list`). */
import { Link } from 'react-router-dom'
import { PageHeader } from '@/ui/PageHeader'
import { useT } from '@/ui/use-t'
import { TabLinks, useTab } from '@/work/components/TabLinks'
import { WorkTable } from '@/work/components/WorkTable'
import { useCounts } from '@/work/use-counts'
import { foreignExpertKinds } from '../kinds'
import { expertProjectPath } from '../paths'

export function ForeignExpertsPage() {
  const t = useT()
  const counts = useCounts({ scope: 'OWN', kinds: [...foreignExpertKinds] })
  const tab = useTab(foreignExpertKinds)
  const tabs = [
    { value: 'FOREIGN_EXPERT', title: t('项目申报'), count: counts?.FOREIGN_EXPERT ?? (counts && 0) },
    { value: 'FOREIGN_EXPERT_CHECK', title: t('年度检查'), count: counts?.FOREIGN_EXPERT_CHECK ?? (counts && 0) },
  ]
  return (
    <>
      <PageHeader
        title={t('外国专家项目')}
        purpose={t('您负责的外国专家项目及其年度检查，可以用中文或英文填写。')}
        extra={<Link to={expertProjectPath()}>{t('绑定外国专家项目')}</Link>}
      />
      <TabLinks label={t('填报类别')} tabs={tabs} />
      <WorkTable
        key={tab}
        label={tab === 'FOREIGN_EXPERT' ? t('外国专家项目') : t('年度检查')}
        kinds={[tab]}
        scope="OWN"
        empty={
          tab === 'FOREIGN_EXPERT'
            ? t('还没有外国专家项目。收到立项通知后，请先绑定。')
            : t('还没有年度检查。项目获得支持后，可以在项目页面开始年度检查。')
        }
      />
    </>
  )
}
