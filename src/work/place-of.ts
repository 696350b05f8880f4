import { t, text } from '@/lib/i18n'

const ofYear = text('{year}年度')

/** What a work belongs to: the title of its guide, or its year, which is written in the reader's language; null for neither. */
export function placeOf({ belongsTo, year }: { belongsTo: string | null; year: number }): string | null {
  return belongsTo === ofYear.replace('{year}', String(year)) ? t(ofYear, { year }) : belongsTo
}
