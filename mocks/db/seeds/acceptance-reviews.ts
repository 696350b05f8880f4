/** Seeds the experts of an acceptance and their findings; for the lives of finished projects (`lives.ts`). */

import type { FormValues } from '@/smartform/schema/values'
import type { BackendContext } from '../../context'
import { expertsFor } from '../../domain/acceptance-experts'
import { activeIn, panelOf } from '../../domain/acceptance-panel'
import { personaIds, personaUserId } from '../../personas'
import type { WorkRow } from '../rows-work'
import { writeReview } from './reviews'

const scores = (goals: string, results: string, spending: string, documents: string) => ({
  score_goals: goals,
  score_results: results,
  score_spending: spending,
  score_documents: documents,
})

/** Findings of experts, by what they recommend. */
const findings = {
  pass: {
    ...scores('4', '4', '4', '5'),
    strengths: '任务书约定的研究内容全部完成，样机通过第三方检测，指标可核对。',
    weaknesses: '一篇论文尚未见刊，建议见刊后补充备案，其他没有须整改之处。',
    recommendation: 'pass',
    familiarity: 'well',
  },
  rectify: {
    ...scores('3', '3', '3', '3'),
    strengths: '主要研究内容已经完成，样机可以运行，应用单位给出了试用意见。',
    weaknesses: '第三方检测报告缺少两项指标，测试费结余的说明不够具体，须补充。',
    recommendation: 'rectify',
    familiarity: 'well',
  },
  fail: {
    ...scores('2', '2', '2', '2'),
    strengths: '前期调研较为充分，形成了方案和部分实验数据，团队配合较好。',
    weaknesses: '样机没有形成，主要考核指标没有检测依据，成果证明与任务书不符。',
    recommendation: 'fail',
    familiarity: 'some',
  },
} satisfies Readonly<Record<string, FormValues>>

export type SeededFinding = keyof typeof findings

/** Three experts for an acceptance, none of the same unit; with the demonstration's expert where asked for. */
export function chosenExperts(context: BackendContext, work: WorkRow, withPersona: boolean): string[] {
  const persona = personaUserId('expert')
  const personas = new Set(personaIds.map(personaUserId))
  const free = expertsFor(context, work).filter(({ ground }) => ground === null)
  const ranked = [
    ...free.filter(({ id }) => withPersona && id === persona),
    ...free.filter(({ id }) => !personas.has(String(id))),
  ]
  const units = new Set<string>()
  return ranked
    .filter(({ unitIds = [] }) => {
      const isNew = unitIds.every((id) => !units.has(String(id)))
      if (isNew) for (const id of unitIds) units.add(String(id))
      return isNew
    })
    .slice(0, 3)
    .map(({ id }) => String(id))
}

/** The experts of an acceptance submit their findings, the last first; the others have not begun. */
export function seedFindings(context: BackendContext, work: WorkRow, recommended: readonly SeededFinding[]): void {
  const panel = activeIn(panelOf(context, work)).toReversed()
  for (const [index, recommendation] of recommended.entries()) {
    const member = panel[index]
    if (member) writeReview(context.db, member.review, context.now, findings[recommendation], true)
  }
}
