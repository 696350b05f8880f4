/** The overview page of one audit, for the auditor's firm. */
import { statusPath } from '@/features/project/paths'
import { hasPermission } from '@/session/permissions'
import { useSession } from '@/session/session'
import { listHref } from '@/shared/list/list-memory'
import { useT } from '@/ui/use-t'
import { WorkOverviewPage } from '@/work/pages/WorkOverviewPage'
import { useWorkId } from '@/work/use-work-id'
import { AuditPlot } from '../components/AuditPlot'
import { auditListPath } from '../paths'
import { auditing } from '../permissions'

export function AuditPage() {
  const t = useT()
  const workId = useWorkId()
  const session = useSession()
  return (
    <WorkOverviewPage
      id={workId}
      kinds={['BUDGET_AUDIT', 'PROJECT_AUDIT']}
      back={(work) =>
        work?.projectId == null || hasPermission(session, auditing)
          ? { label: t('返回审计列表'), to: listHref(auditListPath()) }
          : { label: t('返回项目'), to: statusPath(work.projectId) }
      }
      more={(work) => <AuditPlot work={work} />}
    />
  )
}
