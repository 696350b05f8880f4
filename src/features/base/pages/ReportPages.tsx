/** The page of a base's annual report: its overview, or the submitted report for its reviewer. */
import { Navigate, useParams } from 'react-router-dom'
import { useSession } from '@/session/session'
import { listHref } from '@/shared/list/list-memory'
import { Alert } from '@/ui/Alert'
import { useT } from '@/ui/use-t'
import { factsOf } from '@/work/facts'
import type { WorkRowFragment } from '@/work/graphql/works.workflow.generated'
import type { BaseKind } from '@/work/kinds/base-kinds'
import { notBegun } from '@/work/kinds/base-reports'
import { FiledWorkPage } from '@/work/pages/FiledWorkPage'
import { WorkOverviewPage } from '@/work/pages/WorkOverviewPage'
import styles from '../components/base.module.css'
import { baseBeginPath, baseListPath, selectUnitPath } from '../paths'

/**
 * A report of one kind: its overview or, with a unit id in the address, the submitted report for that unit to review.
 */
export const reportPage = (kind: BaseKind) => () => <ReportPage kind={kind} />

function ReportPage({ kind }: { kind: BaseKind }) {
  const t = useT()
  const { contentId = '', unitId } = useParams()
  const { permissions } = useSession()
  const list = { label: t('返回{list}', { list: t(kind.report) }), to: listHref(baseListPath(kind)) }
  const audit = { label: t('返回基地报告审核'), to: selectUnitPath(unitId) }
  const back = permissions.has(kind.permission) ? list : audit
  const item = { id: contentId, kinds: [kind.id] }
  if (unitId !== undefined) return <FiledWorkPage {...item} unitId={unitId} back={audit} />
  return <WorkOverviewPage {...item} back={back} more={(work) => <More kind={kind} work={work} />} />
}

/** Additional content: beginning the report, or that the commission took the year back. */
function More({ kind, work }: { kind: BaseKind; work: WorkRowFragment }) {
  const t = useT()
  const { baseId, withdrawn } = factsOf(work)
  if (work.state === notBegun && work.actions.includes('BEGIN') && typeof baseId === 'string')
    return <Navigate to={baseBeginPath(kind, baseId, work.id, work.year)} replace />
  if (withdrawn !== true || work.holder === null) return null
  return (
    <Alert
      className={styles.notice}
      type="warning"
      role="note"
      title={t('{year} 年度检查已撤销，不能提交', { year: work.year })}
      description={t('已填写的内容仍可查看和修改。如有疑问，请联系{commission}。')}
    />
  )
}
