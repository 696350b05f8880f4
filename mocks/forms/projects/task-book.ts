import type { FormSource } from '@/smartform/schema/definition'
import { field, use } from '../expressions'
import { budget } from '../parts/budget'
import { directCosts } from '../parts/direct-costs'
import { longAnswer, planTables } from '../plan'
import { limited, page, pageWithHelp, part, section } from '../structure'
import { takenFrom } from './shared'
import { factsWithTopics, topicShares } from './topics'

const approved = field('approvedFunding')
const special = use('specialTotal')

/**
 * 任务书: the commitments of an approved project. It starts with the declaration's answers; the money is the approved
 * amount (603225).
 */
export const taskBookForm: FormSource = {
  id: 'task-book',
  version: 1,
  title: '科技计划项目任务书',
  parts: { budget, directCosts },
  pages: [
    pageWithHelp('commitment', '目标与考核', '由申报书带入，请按立项意见修改。签订后作为验收依据。', [
      factsWithTopics,
      section('goals', '研究目标与考核指标', [
        takenFrom('declaration', longAnswer('objective', '研究目标与考核指标', 2000)),
        takenFrom('declaration', longAnswer('approach', '研究内容与技术路线', 5000, { rows: 8 })),
        ...planTables.map((table) => takenFrom('declaration', table)),
      ]),
    ]),
    part('budget', { details: false, limited: false, from: 'declaration' }),
    page('terms', '约定条款', [
      topicShares,
      section('terms', null, [
        {
          id: 'termsText',
          kind: 'static',
          label: '各方约定',
          text: `1. 承担单位按任务书组织实施，专项资金单独核算、专款专用；
2. 负责人、承担单位、执行期、预算如需变更，须先提出合同变更申请，同意后方可执行；
3. 执行期满后三个月内提出验收申请；
4. 任务书自三方签订之日起生效。`,
        },
        longAnswer('otherTerms', '其他约定', 1000, { required: false }),
      ]),
    ]),
  ],
  rules: [
    {
      id: 'approvedFunding',
      code: 603225,
      ...limited(special, 'exactly', approved, { label: '专项资金合计', unit: '万元', decimals: 2 }),
      message: '专项资金合计应等于立项专项资金 {limit}，现在是 {current}。',
      at: ['directCosts.special', 'indirectSpecial'],
    },
  ],
}
