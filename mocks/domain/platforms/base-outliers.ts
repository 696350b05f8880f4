/** Finds unusual figures in the annual reports of bases, for the commission's statistics. */

import range from 'lodash/range'
import { repeatedReasonPeriods } from '@/lib/work/repeated-reason'
import { baseFigures } from '@/work/kinds/base-figures'
import type { BaseOutlier } from '../../resolvers/innovation.generated'
import type { CountedReport, SeenReports } from '../reports-seen'
import { isOutlier } from '../tukey-fences'

const maxOutliers = 50
const byName = new Intl.Collator('zh').compare

/** An outlier without its address. */
type Outlier = Omit<BaseOutlier, 'address'> & { report: CountedReport }

/**
 * The outliers of some reports: jumped figures with a reason, reasons repeated three years in a row, and figures far
 * from those of the same kind and year. Those explained for the most years come first, then the farthest. `seen`
 * contains the reports for comparison.
 */
export function outliersOf({ before, fencesFor }: SeenReports, reports: readonly CountedReport[]): Outlier[] {
  const found: Outlier[] = []
  for (const report of reports) {
    if (!report.figures) continue
    const { values, reasons } = report.figures
    for (const figure of baseFigures) {
      const value = values[figure.id]
      if (value === undefined) continue
      const reason = reasons[figure.id] ?? null
      const fence = fencesFor(report, figure.id)
      const far = isOutlier(value, fence)
      if (reason === null && !far) continue
      const unexplained = range(repeatedReasonPeriods).findIndex(
        (ago) => !before(report, ago)?.figures?.reasons[figure.id],
      )
      found.push({
        report,
        workId: report.work.id,
        name: report.baseName,
        kind: report.work.kind,
        figure,
        value,
        former: before(report, 1)?.figures?.values[figure.id] ?? null,
        middle: fence?.middle ?? null,
        far,
        reason,
        reasonYears: unexplained < 0 ? repeatedReasonPeriods : unexplained,
      })
    }
  }
  const weight = ({ reasonYears, far, reason }: Outlier) =>
    (reasonYears >= repeatedReasonPeriods ? 4 : 0) + (far ? 2 : 0) + (reason === null ? 0 : 1)
  return found.toSorted((a, b) => weight(b) - weight(a) || byName(a.name, b.name)).slice(0, maxOutliers)
}
