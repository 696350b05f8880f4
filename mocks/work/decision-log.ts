import { formatMinuteInBeijing } from '@/lib/time/beijing-time'
import { historyStep } from '@/work/history-steps'
import { workKinds } from '@/work/kinds/all'
import { type BackendContext, requireCaller } from '../context'
import type { WorkHistoryRow } from '../db/rows-work'
import { keywordMatcher } from '../domain/keyword'
import { pageOf } from '../domain/paging'
import { fail } from '../fail'
import type { DecisionLogEntry, DecisionLogFilter } from '../resolvers/workflow.generated'
import { describeSheet } from '../sheets/sheet'
import { entryView } from './history'
import { titleOf } from './title'
import { workView } from './view'
import { actsForCommission, kindOf } from './viewer-roles'
import { type Seen, worksSeen } from './works-seen'

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
  const matches = keywordMatcher(keyword)
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
        matches([titleOf(work), work.number, entry.actorName, entry.inPlaceOf?.name])
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
  return describeSheet({
    title: (words) => words('办理记录'),
    rows: logged(context, filter).map(({ entry, seen: { work } }) => ({ entry, work, kind: kindOf(work) })),
    columns: [
      { head: '时间', cell: ({ entry }) => formatMinuteInBeijing(entry.at) },
      { head: '类别', cell: ({ kind }, words) => words(kind.noun) },
      { head: '编号', cell: ({ work }) => work.number },
      { head: '名称', cell: ({ work }) => titleOf(work) },
      { head: '单位', cell: ({ work }) => context.db.units.get(work.unitId)?.unitName },
      { head: '操作', cell: ({ kind, entry }, words) => words(historyStep(kind.id, entry.step).label) },
      { head: '操作人', cell: ({ entry }) => entry.actorName },
      { head: '代', cell: ({ entry }) => entry.inPlaceOf?.name },
      { head: '身份', cell: ({ entry }, words) => words(entry.actorTitle) },
      { head: '部门或单位', cell: ({ entry }) => entry.actorUnit },
      { head: '状态变为', cell: ({ kind, entry }, words) => words(kind.states[entry.state]?.label ?? entry.state) },
      { head: '意见', cell: ({ entry }) => entry.opinion },
    ],
  })
}
