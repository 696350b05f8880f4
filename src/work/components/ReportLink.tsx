/** The link from what is decided about an award report (objection, correction material) to that report. */

import { Link } from 'react-router-dom'
import { useT } from '@/ui/use-t'
import { factsOf } from '../facts'
import type { WorkRowFragment } from '../graphql/works.workflow.generated'
import { kindWords } from '../kind-words'

/** Kinds that are decided about a report. */
const aboutReports = ['AWARD_OBJECTION', 'AWARD_MATERIAL']

interface ReportLinkProps {
  work: Pick<WorkRowFragment, 'kind' | 'unitId' | 'facts'>
}

/** The report that an objection or its correction material is about: a ruling is made on it. Nothing elsewhere. */
export function ReportLink({ work }: ReportLinkProps) {
  const t = useT()
  const { reportId } = factsOf(work)
  if (typeof reportId !== 'string' || !aboutReports.includes(work.kind)) return null
  const report = kindWords('AWARD_REPORT')
  return <Link to={report.read({ id: reportId, unitId: work.unitId || '-' })}>{t(report.noun)}</Link>
}
