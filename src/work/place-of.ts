import { t } from '@/lib/i18n'

/** What a work belongs to: the title of its guide, or its year, which is written in the reader's language; null for neither. */
export function placeOf({ belongsTo, year }: { belongsTo: string | null; year: number }): string | null {
  return belongsTo === `${year}年度` ? t('{year}年度', { year }) : belongsTo
}
