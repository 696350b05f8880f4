import { formatMinuteInBeijing } from '@/lib/time/beijing-time'
import { historyStep } from '@/work/history-steps'
import { workKinds } from '@/work/kinds/all'
import { type BackendContext, requireCaller } from '../context'
import type { WorkHistoryRow } from '../db/rows-work'
import { pageOf } from '../domain/paging'
import { fail } from '../fail'
import type { DecisionLogEntry, DecisionLogFilter } from '../resolvers/workflow.generated'
import { entryView } from './history'
import { type Seen, worksSeen } from './list'
import { titleOf } from './title'
import { workView } from './view'
import { actsForCommission, kindOf } from './viewer-roles'

interface Logged {
  entry: WorkHistoryRow
  seen: Seen
}

/** The entries that fit, newest first; only of works the caller may read, of kinds they act for. */
function logged(context: BackendContext, { keyword, kind, step, from, to }: DecisionLogFilter): Logged[] {
  const forCommission = actsForCommission(context, requireCaller(context))
  const kinds = new Set(workKinds.map(({ id }) => id).filter(forCommission))
  if (kinds.size === 0) fail(60154)
  const works = new Map(
    worksSeen(context).flatMap((seen) => (kinds.has(seen.work.kind) ? [[seen.work.id, seen] as const] : [])),
  )
  const typed = keyword?.trim().toLowerCase() ?? ''
  return context.db.workHistories
    .all()
    .flatMap((entry) => {
      const seen = works.get(entry.workId)
      if (!seen) return []
      const { work } = seen
      const fits =
        (kind == null || work.kind === kind) &&
        (step == null || entry.step === step) &&
        (from == null || entry.at >= from) &&
        (to == null || entry.at < to) &&
        [titleOf(work), work.number ?? '', entry.actorName, entry.inPlaceOf?.name ?? '']
          .join(' ')
          .toLowerCase()
          .includes(typed)
      return fits ? [{ entry, seen }] : []
    })
    .toSorted((a, b) => b.entry.at - a.entry.at)
}

/** A page of the commission's decision log, newest first. */
export function decisionLog(context: BackendContext, filter: DecisionLogFilter, pageNo: number, pageSize: number) {
  const { items, total } = pageOf(logged(context, filter), pageNo, pageSize)
  const entries: DecisionLogEntry[] = items.map(({ entry, seen: { work, viewerRoles } }) => ({
    id: entry.id,
    entry: entryView(entry),
    work: workView(context, work, viewerRoles),
  }))
  return { total, items: entries }
}

/** The same as a spreadsheet, with all pages. */
export function decisionLogSheet(context: BackendContext, filter: DecisionLogFilter) {
  const rows = logged(context, filter).map(({ entry, seen: { work } }) => {
    const kind = kindOf(work)
    return [
      formatMinuteInBeijing(entry.at),
      kind.noun,
      work.number ?? '',
      titleOf(work),
      context.db.units.get(work.unitId)?.unitName ?? '',
      historyStep(kind.id, entry.step).label,
      entry.actorName,
      entry.inPlaceOf?.name ?? '',
      entry.actorTitle,
      entry.actorUnit ?? '',
      kind.states[entry.state]?.label ?? entry.state,
      entry.opinion ?? '',
    ]
  })
  return {
    title: '办理记录',
    heading: ['时间', '类别', '编号', '名称', '单位', '操作', '操作人', '代', '身份', '部门或单位', '状态变为', '意见'],
    rows,
  }
}
