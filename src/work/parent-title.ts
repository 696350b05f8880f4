/** The title of a work item's guide, or its year, for lists and pages. */
import { t, text } from '@/lib/i18n/i18n'

const ofYear = text('{year}年度')

/** What a work item belongs to: the guide's title, or its year in the interface language; null for neither. */
export function parentTitleOf({ belongsTo, year }: { belongsTo: string | null; year: number }): string | null {
  return belongsTo === ofYear.replace('{year}', String(year)) ? t(ofYear, { year }) : belongsTo
}
