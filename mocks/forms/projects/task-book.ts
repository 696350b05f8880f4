/** Form definition: the task book of an approved project (任务书). It begins with the declaration's answers. */
import type { FieldSource, FormSource } from '@/smartform/schema/definition'
import { field, use } from '../expressions'
import { budget } from '../parts/budget'
import { directCosts } from '../parts/direct-costs'
import { longAnswer, planTables } from '../plan'
import { limited, page, pageWithHelp, part, section } from '../structure'
import { two } from '../two'
import { factsWithTopics, topicShares } from './topic-sections'

/** The same field, prefilled from the declaration. */
const taken = <Field extends FieldSource>(field: Field): Field => ({ ...field, prefill: `declaration.${field.id}` })

const approved = field('approvedFunding')
const special = use('specialTotal')

/**
 * 任务书: the commitments of an approved project. It starts with the declaration's answers; the money is the approved
 * amount (603225).
 */
export const taskBookForm: FormSource = {
  id: 'task-book',
  version: 1,
  languages: ['zh', 'en'],
  title: two('科技计划项目任务书', 'Task book of a science and technology project'),
  parts: { budget, directCosts },
  pages: [
    pageWithHelp(
      'commitment',
      two('目标与考核', 'Goals and indicators'),
      two(
        '由申报书带入，请按立项意见修改。签订后作为验收依据。',
        'Taken from the application; change it as the approval asks. Once signed, the acceptance is judged by it.',
      ),
      [
        factsWithTopics,
        section('goals', two('研究目标与考核指标', 'Goals and indicators'), [
          taken(longAnswer('objective', two('研究目标与考核指标', 'Goals and indicators'), 2000)),
          taken(longAnswer('approach', two('研究内容与技术路线', 'Content and technical approach'), 5000, { rows: 8 })),
          ...planTables.map((table) => taken(table)),
        ]),
      ],
    ),
    part('budget', { details: false, limited: false, from: 'declaration' }),
    page('terms', two('约定条款', 'Terms'), [
      topicShares,
      section('terms', null, [
        {
          id: 'termsText',
          kind: 'static',
          label: two('各方约定', 'What the parties agree on'),
          text: two(
            `1. 承担单位按任务书组织实施，专项资金单独核算、专款专用；
2. 负责人、承担单位、执行期、预算如需变更，须先提出合同变更申请，同意后方可执行；
3. 执行期满后三个月内提出验收申请；
4. 任务书自三方签订之日起生效。`,
            `1. The undertaking unit carries out the task book, keeps separate accounts of the special fund and uses it for this project alone;
2. A change of leader, undertaking unit, term or budget takes effect only after a contract change has been agreed to;
3. The acceptance is applied for within three months after the end of the term;
4. The task book takes effect on the day the three parties have signed it.`,
          ),
        },
        longAnswer('otherTerms', two('其他约定', 'Further terms'), 1000, { required: false }),
      ]),
    ]),
  ],
  rules: [
    {
      id: 'approvedFunding',
      code: 603225,
      ...limited(special, 'exactly', approved, {
        label: two('专项资金合计', 'Special fund in total'),
        unit: two('万元', '× 10,000 yuan'),
        decimals: 2,
      }),
      message: two(
        '专项资金合计应等于立项专项资金 {limit}，现在是 {current}。',
        'The special fund has to equal the {limit} of the approval; now {current}.',
      ),
      at: ['directCosts.special', 'indirectSpecial'],
    },
  ],
}
