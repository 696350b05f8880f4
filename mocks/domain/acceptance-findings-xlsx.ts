/** The Excel export of the experts' findings on an acceptance, a row for each expert; for the export resolver. Its labels also stand in the PDF. */

import { type AcceptanceFinding, acceptanceConclusions } from '@/work/acceptance-recommendation'
import { actionLabel } from '@/work/kind-words'
import { review } from '@/work/kinds/review'
import type { BackendContext } from '../context'
import { dayOf, describeSheet } from '../sheets/sheet'
import type { SheetWords } from '../sheets/sheet-words'
import { type Finding, findingsOf } from './acceptance-findings'

/** What an expert recommends, as a text key; undefined before the review is submitted. */
export const recommendationLabel = (recommendation: string | null | undefined): string =>
  recommendation == null
    ? ''
    : actionLabel('ACCEPTANCE', acceptanceConclusions[recommendation as AcceptanceFinding] ?? '')

/** The findings of an acceptance's experts as a spreadsheet, a row for each expert of the last round. */
export function findingsSheet(context: BackendContext, workId: string) {
  const { work, criteria, findings } = findingsOf(context, workId)
  const states: Readonly<Record<string, { label: string } | undefined>> = review.states
  return describeSheet({
    title: (words) => words('{title}验收专家意见', { title: work.title }),
    idOf: ({ id }) => id,
    rows: () => findings,
    columns: [
      { head: '验收专家', cell: ({ reviewer }) => reviewer.name },
      { head: '状态', cell: ({ state }, words) => words(states[state]?.label ?? state) },
      { head: '提交日期', cell: ({ state, since }) => (state === 'SUBMITTED' ? dayOf(since) : '') },
      { head: '验收建议', cell: ({ recommendation }, words) => words(recommendationLabel(recommendation)) },
      { head: '加权总分', cell: ({ total }) => total },
      ...criteria.map(({ field, label }) => ({
        head: (words: SheetWords) => words.label(label),
        cell: ({ scores }: Finding) => scores[field],
      })),
      { head: '完成情况评价', cell: ({ strengths }) => strengths },
      { head: '存在问题与整改建议', cell: ({ weaknesses }) => weaknesses },
      { head: '仅供科技主管部门参考的意见', cell: ({ confidential }) => confidential },
      { head: '退回理由', cell: ({ reason }) => reason },
    ],
  })
}
