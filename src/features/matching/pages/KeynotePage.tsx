/** The page of key national projects (重点项目), with the applications for matching and for its yearly funds. */
import { Link } from 'react-router-dom'
import { PageHeader } from '@/ui/PageHeader'
import { useT } from '@/ui/use-t'
import { TabLinks, useTab } from '@/work/components/TabLinks'
import { WorkTable } from '@/work/components/WorkTable'
import { useCounts } from '@/work/use-counts'
import { nationalProjectsPath } from '../paths'

const kinds = ['MATCHING', 'FUND_APPLICATION'] as const

/** Key national projects: their applications for matching, and those for the matched funds of each year. */
export function KeynotePage() {
  const t = useT()
  const counts = useCounts({ kinds: [...kinds] })
  const tab = useTab(kinds)
  const tabs = [
    { value: 'MATCHING', title: t('匹配申请'), count: counts?.MATCHING ?? (counts && 0) },
    { value: 'FUND_APPLICATION', title: t('经费申请'), count: counts?.FUND_APPLICATION ?? (counts && 0) },
  ]
  return (
    <>
      <PageHeader
        title={t('重点项目匹配')}
        purpose={t('重点国家项目的地方匹配申请，以及按年度的匹配经费申请。')}
        extra={<Link to={nationalProjectsPath()}>{t('从国家项目申请匹配')}</Link>}
      />
      <TabLinks label={t('申请类别')} tabs={tabs} />
      <WorkTable
        key={tab}
        label={tab === 'MATCHING' ? t('匹配申请') : t('经费申请')}
        kinds={[tab]}
        empty={
          tab === 'MATCHING'
            ? t('还没有匹配申请。请在“国家项目”中选择项目申请。')
            : t('还没有经费申请。匹配金额核定后，可以按年度申请经费。')
        }
      />
    </>
  )
}
