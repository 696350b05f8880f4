/** Exported lists of work items: which they hold, and their rows. */

import type { BackendContext } from '../context'
import { fail } from '../fail'
import type { WorkFilter, WorkOrder } from '../resolvers/workflow.generated'
import { dayOf, describeSheet } from '../sheets/sheet'
import type { SheetWords } from '../sheets/sheet-words'
import { grantedOf } from './grants'
import { listWorks, requireReviewed } from './list'
import { workView } from './view'
import { kindOf } from './viewer-roles'
import { type Seen, worksSeen } from './works-seen'

/** The most rows of one part. */
const partSize = 200

/** What an exported list holds: the matching items that the caller may read, in the list's order, and what it is called. */
export function worksToExport(context: BackendContext, filter: WorkFilter, order: WorkOrder | null, words: SheetWords) {
  requireReviewed(context, filter)
  const works = listWorks(context, filter, order).map(({ work }) => work)
  const [noun = '', ...others] = new Set(works.map((work) => kindOf(work).noun))
  return { title: words(noun && others.length === 0 ? noun : '办理列表'), ids: works.map(({ id }) => id) }
}

/** Rows of these work items, without those that the caller may not read; 600 for too many. */
export function worksSheet(context: BackendContext, ids: readonly string[], words: SheetWords) {
  if (ids.length > partSize) fail(600)
  const asked = new Set(ids)
  const seen = new Map(
    worksSeen(context).flatMap((one) => (asked.has(one.work.id) ? [[one.work.id, one] as const] : [])),
  )
  const rows = [...asked].flatMap((id) => seen.get(id) ?? [])
  const [head = [], ...lines] = sheetOf(context, rows)(words).lines
  return { head, rows: lines }
}

/** Work items as a spreadsheet. */
function sheetOf(context: BackendContext, seen: readonly Seen[]) {
  const rows = seen.map(({ work, viewerRoles }) => ({
    work,
    view: workView(context, work, viewerRoles),
    noun: kindOf(work).noun,
  }))
  return describeSheet({
    title: () => '',
    rows,
    columns: [
      { head: '编号', cell: ({ view }) => view.number },
      { head: '名称', cell: ({ view }) => view.title },
      { head: '类别', cell: (row, words) => words(row.noun) },
      { head: '所属', cell: ({ view }) => view.belongsTo },
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
