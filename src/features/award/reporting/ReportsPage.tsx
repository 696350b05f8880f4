/** The list of award reports of a person, as nominee or nominator (`reporting`). */
import { Link } from 'react-router-dom'
import { acceptedPattern } from '@/features/help/paths'
import { PageHeader } from '@/ui/PageHeader'
import { useT } from '@/ui/use-t'
import { TabLinks, useTab } from '@/work/components/TabLinks'
import { WorkTable } from '@/work/components/WorkTable'
import { useCounts } from '@/work/use-counts'

const kinds = ['AWARD_REPORT', 'AWARD_MATERIAL'] as const

/** The person's reports as nominee, and those to confirm as nominator (`reporting`). */
export function ReportsPage() {
  const t = useT()
  const counts = useCounts({ kinds: [...kinds] })
  const tab = useTab(kinds)
  const tabs = [
    { value: 'AWARD_REPORT', title: t('提名材料'), count: counts?.AWARD_REPORT ?? (counts && 0) },
    { value: 'AWARD_MATERIAL', title: t('补正材料'), count: counts?.AWARD_MATERIAL ?? (counts && 0) },
  ]
  return (
    <>
      <PageHeader
        title={t('奖励提名材料')}
        purpose={t('填报人、提名者和审核人员各自可以办理的提名材料和补正材料。')}
        extra={<Link to={acceptedPattern}>{t('奖励公示')}</Link>}
      />
      <TabLinks label={t('填报类别')} tabs={tabs} />
      <WorkTable
        key={tab}
        label={tab === 'AWARD_REPORT' ? t('提名材料') : t('补正材料')}
        kinds={[tab]}
        columns={['applicant', 'state', 'submitted']}
        splits
        empty={
          tab === 'AWARD_REPORT'
            ? t('还没有提名材料。收到提名通知书后，打开其中的链接绑定提名，即可在这里填报。')
            : t('没有补正材料。形式审查要求补正时，会在这里列出。')
        }
      />
    </>
  )
}
