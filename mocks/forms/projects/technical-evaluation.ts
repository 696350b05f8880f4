import type { FormSource } from '@/smartform/schema/definition'
import { add, field } from '../expressions'
import { computed, radio } from '../fields'
import { longAnswer } from '../plan'
import { page, section } from '../structure'
import { projectFacts, proofs } from './shared'

/** The weighted scores: field, label, highest score. */
export const technicalScores = [
  ['completeness', '报告完整性', 20],
  ['novelty', '技术先进性与创新性', 30],
  ['evidence', '数据与结论的可靠性', 30],
  ['reuse', '可推广性', 20],
] as const

/** The grades by value. */
export const technicalGrades = { excellent: '优秀', good: '良好', fair: '合格', poor: '不合格' } as const

/** 技术报告评价: four weighted scores, a total and a conclusion. */
export const technicalEvaluationForm: FormSource = {
  id: 'technical-evaluation',
  version: 1,
  title: '技术报告评价表',
  pages: [
    page('evaluation', '评价', [
      projectFacts,
      section('judged', '被评价的报告', [
        {
          ...proofs('report', '技术报告', false),
          help: '项目负责人随验收申请提交的报告。',
          lockedWhen: true,
          prefill: 'acceptance.report',
        },
      ]),
      section('scores', '评分', [
        ...technicalScores.map(([id, label, most]) => ({
          id,
          kind: 'number' as const,
          label: `${label}（0—${most} 分）`,
          required: true,
          min: '0',
          max: String(most),
          decimals: 0,
          unit: '分',
        })),
        computed('total', '总分', add(...technicalScores.map(([id]) => field(id))), { decimals: 0, unit: '分' }),
      ]),
      section('conclusion', '结论', [
        radio('grade', '评价等级', technicalGrades, { required: true, width: 3 }),
        longAnswer('comment', '评价意见', 1000, { minLength: 20 }),
      ]),
    ]),
  ],
  rules: [
    {
      id: 'gradeFitsTotal',
      severity: 'warning',
      when: ['eq', field('grade'), 'excellent'],
      assert: ['gte', field('total'), 85],
      message: '评价等级为优秀，而总分低于 85 分，请核对。',
      at: ['grade'],
    },
  ],
}
