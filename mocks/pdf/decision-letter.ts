import type { BackendContext } from '../context'
import { fail } from '../fail'
import { grantedOf, totalOf } from '../work/grants'
import { kindOf, requireWork } from '../work/viewer-roles'
import type { NamedPaper } from './made-papers'
import type { Fact } from './paper'
import { chineseDay, commission } from './papers'

/** The commission's letter about a decided work item: amounts by year, or the reason of a refusal. 603003 before. */
export function decisionLetter(context: BackendContext, workId: string): NamedPaper {
  const { work } = requireWork(context, workId)
  const { noun, states } = kindOf(work)
  const { label = '', letter } = states[work.state] ?? {}
  if (letter === undefined) return fail(603003, { state: work.state })
  const unitName = context.db.units.get(work.unitId)?.unitName ?? '—'
  const granted = grantedOf(work)
  const number = String(work.facts.letterNumber)
  const facts: Fact[] = [
    ['名称', work.title],
    ['编号', work.number ?? '—'],
    ['申请人', context.db.users.get(work.creatorId)?.userFullname ?? '—'],
    ['单位', unitName],
    ['审核结果', label],
    ...(typeof work.facts.reason === 'string' ? [['审核意见', work.facts.reason] satisfies Fact] : []),
    ...(granted ?? []).map(({ year, amount }): Fact => [`${year} 年度核定金额`, `${amount} 万元`]),
    ...(granted ? [['核定金额合计', `${totalOf(granted)} 万元`] satisfies Fact] : []),
  ]
  const paper = {
    heading: commission,
    title: letter,
    lines: [`文号：${number}`],
    blocks: [
      { kind: 'text' as const, text: `${unitName}：` },
      { kind: 'text' as const, text: `　　你单位报送的${noun}收悉，经审核，结果通知如下。` },
      { kind: 'facts' as const, rows: facts },
      ...(granted
        ? [{ kind: 'text' as const, text: '　　请按核定金额专款专用、单独核算，并接受检查和审计。特此通知。' }]
        : [{ kind: 'text' as const, text: '　　特此通知。' }]),
    ],
    closing: [commission, chineseDay(Number(work.facts.decidedAt))],
    foot: `${letter} ${number}`,
  }
  return { paper, name: `${work.number ?? ''}${letter}.pdf` }
}
