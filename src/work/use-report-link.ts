/** A hook for the link from what is decided about an award report (objection, correction material) to that report. */

import { useT } from '@/ui/use-t'
import { factsOf } from './facts'
import type { WorkRowFragment } from './graphql/works.workflow.generated'
import { kindWords } from './kind-words'

/** Kinds that are decided about a report. */
const aboutReports = ['AWARD_OBJECTION', 'AWARD_MATERIAL']

/**
 * The report that an objection or its correction material is about, for whoever rules on it; undefined elsewhere. Not a
 * part of `FiledWorkPage`, because every unit's list loads that page.
 */
export function useReportLink() {
  const t = useT()
  return (work: WorkRowFragment): { label: string; to: string } | undefined => {
    const { reportId } = factsOf(work)
    if (typeof reportId !== 'string' || !aboutReports.includes(work.kind)) return undefined
    const report = kindWords('AWARD_REPORT')
    return { label: t(report.noun), to: report.read({ id: reportId, unitId: work.unitId || '-' }) }
  }
}
