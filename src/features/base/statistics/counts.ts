/** Groups, dimensions and percentages of the base statistics, for its table and charts. */

import { t, text } from '@/lib/i18n/i18n'
import { seriesLooks } from '@/ui/plot/series-looks'
import type { CountPartsFragment } from './graphql/statistics.innovation.generated'

/** The groups of reports in order: name of the group, and the state that filters it. */
export const parts = [
  { part: 'submitted', state: 'SUBMITTED', label: text('已提交') },
  { part: 'inReview', state: 'HOST_REVIEW', label: text('待依托单位审核') },
  { part: 'returned', state: 'RETURNED', label: text('退回修改') },
  { part: 'filling', state: 'FILLING', label: text('填报中') },
  { part: 'notBegun', state: 'NOT_BEGUN', label: text('未初始化') },
] as const

export const dimensions = [
  { by: 'KIND', label: text('类别') },
  { by: 'DISTRICT', label: text('区') },
  { by: 'YEAR', label: text('年度') },
  { by: 'UNIT', label: text('依托单位') },
] as const

/** Submitted reports in percent. */
export function shareText({ submitted, expected }: Pick<CountPartsFragment, 'submitted' | 'expected'>): string {
  return expected === 0 ? '—' : `${Math.round((submitted / expected) * 1000) / 10}%`
}

const most = seriesLooks.length

/** As many parts as can be distinguished; the rest becomes one part without a link. */
export function fewParts<Part extends { label: string; value: number }>(all: readonly Part[], rest: string) {
  const visible: { label: string; value: number; part?: Part }[] = all
    .slice(0, all.length > most ? most - 1 : most)
    .map((part) => ({ label: part.label, value: part.value, part }))
  const remaining = all.slice(visible.length)
  return remaining.length === 0
    ? visible
    : [...visible, { label: rest, value: remaining.reduce((sum, { value }) => sum + value, 0) }]
}

/** Why a year cannot be compared with others; undefined where it can. */
export function yearNote(year: number, { changed, runningYear }: { changed: boolean; runningYear: number }) {
  const notes = [changed && t('口径变化'), year === runningYear && t('进行中')].filter((note) => note !== false)
  return notes.length === 0 ? undefined : notes.join(t('、'))
}
