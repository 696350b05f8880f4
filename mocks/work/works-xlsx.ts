import type { BackendContext } from '../context'
import type { WorkFilter } from '../resolvers/workflow.generated'
import { grantedOf } from './grants'
import { listWorks, requireReviewed } from './list'
import { workView } from './view'
import { kindOf } from './viewer-roles'

const heading = [
  '编号',
  '名称',
  '类别',
  '所属',
  '年度',
  '单位',
  '部门',
  '填报人',
  '状态',
  '当前办理',
  '自',
  '期限',
  '金额（万元）',
  '提交日期',
  '各年核定金额（万元）',
  '文号',
]

/** `YYYY-MM-DD` in Beijing time. */
function dayOf(at: number | null | undefined): string {
  return at == null ? '' : new Date(at + 8 * 3600_000).toISOString().slice(0, 10)
}

/**
 * A list of work items as a spreadsheet, as on the screen but with all pages: the matching items that the caller may
 * read, in the list's order.
 */
export function worksSheet(context: BackendContext, filter: WorkFilter) {
  requireReviewed(context, filter)
  const nouns = new Set<string>()
  const rows = listWorks(context, filter).map(({ work, viewerRoles }) => {
    const view = workView(context, work, viewerRoles)
    const { noun } = kindOf(work)
    nouns.add(noun)
    return [
      view.number ?? '',
      view.title ?? '',
      noun,
      view.belongsTo ?? '',
      String(view.year ?? ''),
      view.unitName ?? '',
      view.unitDepartment ?? '',
      view.creatorName ?? '',
      view.stateLabel ?? '',
      view.heldBy ?? '',
      dayOf(view.since),
      dayOf(view.dueAt),
      view.amount ?? '',
      dayOf(view.submittedAt),
      (grantedOf(work) ?? []).map(({ year, amount }) => `${year}：${amount}`).join('；'),
      typeof work.facts.letterNumber === 'string' ? work.facts.letterNumber : '',
    ]
  })
  return { title: nouns.size === 1 ? ([...nouns][0] ?? '') : '办理列表', heading, rows }
}
