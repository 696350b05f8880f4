import { PageHeader } from '@/ui/PageHeader'
import { useT } from '@/ui/use-t'
import { TabLinks, useTab } from '@/work/components/TabLinks'
import { WorkTable } from '@/work/components/WorkTable'
import { useCounts } from '@/work/use-counts'

const kinds = ['BUDGET_AUDIT', 'PROJECT_AUDIT'] as const

/** Budget and project audits of the auditor's firm, what is due first at the top. */
export function AuditListPage() {
  const t = useT()
  const counts = useCounts({ scope: 'REVIEW', kinds: [...kinds] })
  const tabs = [
    { value: 'BUDGET_AUDIT', title: t('预算审计'), count: counts?.BUDGET_AUDIT ?? (counts && 0) },
    { value: 'PROJECT_AUDIT', title: t('项目审计'), count: counts?.PROJECT_AUDIT ?? (counts && 0) },
  ]
  const tab = useTab(kinds)
  return (
    <>
      <PageHeader title={t('审计管理')} purpose={t('分配给您所在事务所的审计，按完成期限先后排列。')} />
      <TabLinks label={t('审计类别')} tabs={tabs} />
      <WorkTable
        key={tab}
        label={tab === 'BUDGET_AUDIT' ? t('预算审计') : t('项目审计')}
        kinds={[tab]}
        scope="REVIEW"
        empty={t('没有分配给您所在事务所的审计。')}
      />
    </>
  )
}
