/** The Excel export of lists of work items: those that match and the caller may read, with the list's columns; for the export resolver. */

import type { BackendContext } from '../context'
import type { WorkRow } from '../db/rows-work'
import type { Work, WorkFilter, WorkOrder } from '../resolvers/workflow.generated'
import { dayOf, describeSheet, type Sheet } from '../sheets/sheet'
import { grantedOf } from './grants'
import { listWorks, requireReviewed } from './list'
import { workView } from './view'
import { kindOf } from './viewer-roles'
import { type Seen, worksSeen } from './works-seen'

interface WorkSheetRow {
  work: WorkRow
  noun: string
  /** As the contract shows it. Made when a cell asks for it, because a list's ids and title do without. */
  readonly view: Work
}

const ofYear = '{year}年度'

/** What an item belongs to; a year in the sheet's language, as lists show it (`parentTitleOf`). */
function parentTitle({ belongsTo, year }: Work, words: (text: string) => string): string | null {
  const inWords = (pattern: string) => pattern.replace('{year}', String(year))
  return belongsTo === inWords(ofYear) ? inWords(words(ofYear)) : (belongsTo ?? null)
}

/** Work items as a spreadsheet: those that match and the caller may read; each as it is when its row is read. */
export function worksSheet(context: BackendContext, filter: WorkFilter, order: WorkOrder | null): Sheet {
  requireReviewed(context, filter)
  const rowOf = ({ work, viewerRoles }: Seen): WorkSheetRow => {
    let view: Work | undefined
    return {
      work,
      noun: kindOf(work).noun,
      get view() {
        view ??= workView(context, work, viewerRoles)
        return view
      },
    }
  }
  return describeSheet<WorkSheetRow>({
    title(words, rows) {
      const [noun = '', ...others] = new Set(rows.map((row) => row.noun))
      return words(noun && others.length === 0 ? noun : '办理列表')
    },
    idOf: ({ work }) => work.id,
    rows(ids) {
      if (ids === null) return listWorks(context, filter, order).map(rowOf)
      const requested = new Set(ids)
      return worksSeen(context)
        .filter(({ work }) => requested.has(work.id))
        .map(rowOf)
    },
    columns: [
      { head: '编号', cell: ({ view }) => view.number },
      { head: '名称', cell: ({ view }) => view.title },
      { head: '类别', cell: (row, words) => words(row.noun) },
      { head: '所属', cell: ({ view }, words) => parentTitle(view, words) },
      { head: '年度', cell: ({ view }) => view.year },
      { head: '单位', cell: ({ view }) => view.unitName },
      { head: '部门', cell: ({ view }) => view.unitDepartment },
      { head: '填报人', cell: ({ view }) => view.creatorName },
      { head: '状态', cell: ({ view }, words) => words(view.stateLabel ?? '') },
      { head: '当前办理', cell: ({ view }, words) => words(view.heldBy ?? '') },
      { head: '自', cell: ({ view }) => dayOf(view.since) },
      { head: '期限', cell: ({ view }) => dayOf(view.dueAt) },
      { head: '金额（万元）', cell: ({ view }) => view.amount },
      { head: '提交日期', cell: ({ view }) => dayOf(view.submittedAt) },
      {
        head: '各年核定金额（万元）',
        cell: ({ work }, words) =>
          (grantedOf(work) ?? []).map(({ year, amount }) => `${year}${words('：')}${amount}`).join(words('；')),
      },
      {
        head: '文号',
        cell: ({ work }) => (typeof work.facts.letterNumber === 'string' ? work.facts.letterNumber : ''),
      },
    ],
  })
}
