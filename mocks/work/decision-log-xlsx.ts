/** The Excel export of the commission's decision log, with the page's filters; for the export resolver. */
import { formatMinuteInBeijing } from '@/lib/time/beijing-time'
import { findKind } from '@/work/kinds/all'
import { eventLabel, logStepLabel } from '@/work/log-words'
import type { BackendContext } from '../context'
import type { DecisionLogListFilter, DecisionLogListOrder } from '../resolvers/export.generated'
import { describeSheet } from '../sheets/sheet'
import { logged } from './decision-log'

/** The decision log as a spreadsheet, every page of it. */
export function decisionLogSheet(
  context: BackendContext,
  filter: DecisionLogListFilter,
  order?: DecisionLogListOrder | null,
) {
  return describeSheet({
    title: (words) => words('办理记录'),
    idOf: ({ id }) => id,
    rows: () => logged(context, filter, order).map(({ row }) => ({ ...row, described: findKind(row.kind) })),
    columns: [
      { head: '时间', cell: ({ at }) => formatMinuteInBeijing(at) },
      { head: '事项', cell: ({ event }, words) => words(eventLabel(event)) },
      { head: '类别', cell: ({ described, kind }, words) => words(described?.noun ?? kind) },
      { head: '编号', cell: ({ number }) => number },
      { head: '名称', cell: ({ title }) => title },
      { head: '单位', cell: ({ unitName }) => unitName },
      { head: '操作', cell: ({ kind, step }, words) => words(logStepLabel(kind, step)) },
      {
        head: '操作人',
        cell: ({ actorName, actorTitle }, words) => (actorName === actorTitle ? words(actorName) : actorName),
      },
      { head: '代', cell: ({ inPlaceOf }) => inPlaceOf },
      { head: '身份', cell: ({ actorTitle }, words) => words(actorTitle) },
      { head: '部门或单位', cell: ({ actorUnit }) => actorUnit },
      { head: '涉及专家', cell: ({ personName }) => personName },
      { head: '增加（项）', cell: ({ added }) => added },
      { head: '移除（项）', cell: ({ removed }) => removed },
      { head: '状态变为', cell: ({ described, state }, words) => words(described?.states[state]?.label ?? state) },
      { head: '意见', cell: ({ opinion }) => opinion },
    ],
  })
}
