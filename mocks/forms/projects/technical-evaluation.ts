/** Form definition: the technical report evaluation (技术报告评价表), first version, and its scores. */

import type { FormSource } from '@/smartform/schema/definition'
import { add, field } from '../expressions'
import { computed, radio } from '../fields'
import { longAnswer } from '../plan'
import { page, section } from '../structure'
import { two } from '../two'
import { projectFacts, proofs } from './shared'

/** The weighted scores: field, label, highest score. */
export const technicalScores = [
  ['completeness', two('报告完整性', 'Completeness'), 20],
  ['novelty', two('技术先进性与创新性', 'Novelty'), 30],
  ['evidence', two('数据与结论的可靠性', 'Data and conclusions'), 30],
  ['reuse', two('可推广性', 'Reuse'), 20],
] as const

/** The grades by value. */
export const technicalGrades = {
  excellent: two('优秀', 'Excellent'),
  good: two('良好', 'Good'),
  fair: two('合格', 'Acceptable'),
  poor: two('不合格', 'Poor'),
} as const

const points = two('分', 'points')

/** 技术报告评价: four weighted scores, a total and a conclusion. */
export const technicalEvaluationForm: FormSource = {
  id: 'technical-evaluation',
  version: 1,
  languages: ['zh', 'en'],
  title: two('技术报告评价表', 'Technical report evaluation'),
  pages: [
    page('evaluation', two('评价', 'Evaluation'), [
      projectFacts,
      section('judged', two('被评价的报告', 'The evaluated report'), [
        {
          ...proofs('report', two('技术报告', 'Technical report'), false),
          help: two('项目负责人随验收申请提交的报告。', 'Submitted by the project leader with the acceptance.'),
          lockedWhen: true,
          prefill: 'acceptance.report',
        },
      ]),
      section('scores', two('评分', 'Scores'), [
        ...technicalScores.map(([id, label, most]) => ({
          id,
          kind: 'number' as const,
          label: two(`${label.zh}（0—${most} 分）`, `${label.en} (0–${most})`),
          required: true,
          min: '0',
          max: String(most),
          decimals: 0,
          unit: points,
        })),
        computed('total', two('总分', 'Total'), add(...technicalScores.map(([id]) => field(id))), {
          decimals: 0,
          unit: points,
        }),
      ]),
      section('conclusion', two('结论', 'Conclusion'), [
        radio('grade', two('评价等级', 'Grade'), technicalGrades, { required: true, width: 3 }),
        longAnswer('comment', two('评价意见', 'Opinion'), 1000, { minLength: 20 }),
      ]),
    ]),
  ],
  rules: [
    {
      id: 'gradeFitsTotal',
      severity: 'warning',
      when: ['eq', field('grade'), 'excellent'],
      assert: ['gte', field('total'), 85],
      message: two(
        '评价等级为优秀，而总分低于 85 分，请核对。',
        'The grade is excellent, but the total is below 85. Please check.',
      ),
      at: ['grade'],
    },
  ],
}
