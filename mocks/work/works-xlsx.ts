import type { BackendContext } from '../context'
import type { WorkFilter, WorkOrder } from '../resolvers/workflow.generated'
import { dayOf, describeSheet } from '../sheets/sheet'
import { grantedOf } from './grants'
import { listWorks, requireReviewed } from './list'
import { workView } from './view'
import { kindOf } from './viewer-roles'

/**
 * A list of work items as a spreadsheet, as on the screen but with all pages: the matching items that the caller may
 * read, in the list's order.
 */
export function worksSheet(context: BackendContext, filter: WorkFilter, order: WorkOrder | null) {
  requireReviewed(context, filter)
  const rows = listWorks(context, filter, order).map(({ work, viewerRoles }) => ({
    work,
    view: workView(context, work, viewerRoles),
    noun: kindOf(work).noun,
  }))
  const [noun = '', ...others] = new Set(rows.map((row) => row.noun))
  return describeSheet({
    title: (words) => words(noun && others.length === 0 ? noun : '办理列表'),
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
