/** The list of budget and project audits of an auditor's firm. */
import { hasPermission } from '@/session/permissions'
import { useSession } from '@/session/session'
import { PageHeader } from '@/ui/PageHeader'
import { useT } from '@/ui/use-t'
import { TabLinks, useTab } from '@/work/components/TabLinks'
import { WorkTable } from '@/work/components/WorkTable'
import { useCounts } from '@/work/use-counts'
import { auditKinds } from '../permissions'

/** Budget and project audits of the auditor's firm, each with its own permission; earliest deadline first. */
export function AuditListPage() {
  const t = useT()
  const session = useSession()
  const counts = useCounts({ scope: 'REVIEW', kinds: auditKinds.map(({ id }) => id) })
  const kinds = auditKinds.filter(({ permissions }) => hasPermission(session, permissions.auditor ?? []))
  const tabs = kinds.map(({ id, noun }) => ({ value: id, title: t(noun), count: counts?.[id] ?? (counts && 0) }))
  const tab = useTab(kinds.map(({ id }) => id))
  return (
    <>
      <PageHeader title={t('审计管理')} purpose={t('分配给您所在事务所的审计，按完成期限先后排列。')} />
      <TabLinks label={t('审计类别')} tabs={tabs} />
      <WorkTable
        key={tab}
        label={tabs.find(({ value }) => value === tab)?.title ?? ''}
        kinds={[tab]}
        scope="REVIEW"
        narrowedBy={['unit']}
        empty={t('没有分配给您所在事务所的审计。')}
      />
    </>
  )
}
