import { useParams } from 'react-router-dom'
import { listHref } from '@/shared/list-memory'
import { useT } from '@/ui/use-t'
import { WorkFormPage } from '@/work/pages/WorkFormPage'
import { WorkOverviewPage } from '@/work/pages/WorkOverviewPage'
import { AuditPlot } from '../components/AuditPlot'
import { auditListPath } from '../paths'

/** Where an audit stands. */
export function AuditPage() {
  const t = useT()
  const { workId = '' } = useParams()
  return (
    <WorkOverviewPage
      key={workId}
      id={workId}
      kinds={['BUDGET_AUDIT', 'PROJECT_AUDIT']}
      back={{ label: t('返回审计列表'), to: listHref(auditListPath()) }}
      more={(work) => <AuditPlot workId={work.id} />}
    />
  )
}

/** One page of an audit's form: budget lines, and the report. */
export function AuditFormPage() {
  const { workId = '', pageId = '' } = useParams()
  return <WorkFormPage key={workId} id={workId} pageId={pageId} />
}
