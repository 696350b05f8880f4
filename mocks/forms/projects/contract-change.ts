/** Form definition: the contract change (合同变更) of leader, unit, period or budget, the current value beside the requested one. */

import type { ExpressionSource, FieldSource, FormSource } from '@/smartform/schema/definition'
import { add, both, cell, countWhere, field, is, minus, moreThan, use } from '../expressions'
import { date, mobile, money, radio, text } from '../fields'
import { changedCosts, directCosts } from '../parts/direct-costs'
import { longAnswer } from '../plan'
import { limited, pageWithHelp, part, section } from '../structure'
import { two } from '../two'
import { fact, projectFacts, proofs } from './shared'

const kindIs = (kind: string) => is(field('changeKind'), kind)
const when = (kind: string, field: FieldSource): FieldSource => ({ ...field, visibleWhen: kindIs(kind) })

/** Whether an amount of a subject differs from the one in force; an empty cell counts as 0. */
const moved = (amount: string, present: string): ExpressionSource => ['ne', minus(cell(amount), cell(present)), 0]

/**
 * 合同变更申请: leader, unit, period or budget; the current value stands beside the requested one (603305 where they are
 * equal).
 */
export const contractChangeForm: FormSource = {
  id: 'contract-change',
  version: 1,
  languages: ['zh', 'en'],
  title: two('合同变更申请', 'Application for a contract change'),
  parts: { directCosts },
  pages: [
    pageWithHelp(
      'change',
      two('变更内容', 'The change'),
      two(
        '一次申请一项变更；左侧是现行内容，右侧填写变更后的内容。',
        'One change at a time; on the left what is in force, on the right what it becomes.',
      ),
      [
        projectFacts,
        section('what', two('变更事项', 'What changes'), [
          radio(
            'changeKind',
            two('变更类型', 'Kind of change'),
            {
              leader: two('项目负责人', 'Project leader'),
              unit: two('承担单位', 'Undertaking unit'),
              period: two('执行期', 'Term'),
              budget: two('预算', 'Budget'),
            },
            { width: 3, required: true },
          ),
          when(
            'leader',
            fact('oldLeader', two('现负责人', 'Present leader'), 'project.leaderName', { personal: 'name' }),
          ),
          when(
            'leader',
            text('newLeaderName', two('新负责人姓名', 'Name of the new leader'), 50, {
              personal: 'name',
              required: true,
            }),
          ),
          when(
            'leader',
            mobile('newLeaderMobile', two('新负责人手机号码', 'Mobile number of the new leader'), { required: true }),
          ),
          when('unit', fact('oldUnit', two('现承担单位', 'Present undertaking unit'), 'project.unitName')),
          when('unit', {
            id: 'newUnit',
            kind: 'unitPicker',
            label: two('新承担单位', 'New undertaking unit'),
            width: 2,
            required: true,
          }),
          when('period', date('newEnd', two('变更后结束日期', 'New end date'), { required: true })),
          part('directCosts', { ...changedCosts, from: 'project', when: kindIs('budget') }),
          when(
            'budget',
            money('indirectSpecial', two('间接费用：专项资金（不变）', 'Indirect cost: special fund (unchanged)'), {
              lockedWhen: true,
              prefill: 'project.indirectSpecial',
            }),
          ),
        ]),
        section('why', two('理由与材料', 'Reason and proof'), [
          longAnswer('reason', two('变更理由', 'Reason'), 1000),
          proofs('proofs', two('证明材料', 'Proof'), true, 5),
        ]),
      ],
    ),
  ],
  rules: [
    {
      id: 'leaderDiffers',
      code: 603305,
      when: both(kindIs('leader'), ['filled', field('newLeaderName')]),
      assert: ['ne', field('newLeaderName'), field('oldLeader')],
      message: two(
        '新负责人与现负责人相同，请填写需要变更的内容。',
        'The new leader is the present one. Fill in what changes.',
      ),
      at: ['newLeaderName'],
    },
    {
      id: 'unitDiffers',
      code: 603305,
      when: both(kindIs('unit'), ['filled', field('newUnit')]),
      assert: ['ne', field('newUnit'), field('oldUnit')],
      message: two(
        '新承担单位与现承担单位相同，请填写需要变更的内容。',
        'The new unit is the present one. Fill in what changes.',
      ),
      at: ['newUnit'],
    },
    {
      id: 'endDiffers',
      code: 603305,
      when: both(kindIs('period'), ['filled', field('newEnd')]),
      assert: ['ne', field('newEnd'), ['end', field('cycle')]],
      message: two(
        '变更后的结束日期与现行日期相同，请填写需要变更的内容。',
        'The new end date is the present one. Fill in what changes.',
      ),
      at: ['newEnd'],
    },
    {
      id: 'endAfterStart',
      when: both(kindIs('period'), ['filled', field('newEnd')]),
      assert: moreThan(['days', ['start', field('cycle')], field('newEnd')], 0),
      message: two('结束日期应晚于项目开始日期。', 'The end date must be after the start of the project.'),
      at: ['newEnd'],
    },
    {
      id: 'budgetDiffers',
      code: 603305,
      when: kindIs('budget'),
      assert: moreThan(
        countWhere('directCosts', 'subject', [
          'or',
          moved('special', 'presentSpecial'),
          moved('selfRaised', 'presentOwn'),
        ]),
        0,
      ),
      message: two(
        '调整后的预算与现行预算相同，请填写需要变更的内容。',
        'The changed budget is the present one. Fill in what changes.',
      ),
      at: ['directCosts.special'],
    },
    {
      id: 'sameTotal',
      code: 603225,
      when: kindIs('budget'),
      ...limited(add(use('directSpecial'), field('indirectSpecial')), 'exactly', field('approvedFunding'), {
        label: two('专项资金合计', 'Special fund in total'),
        unit: two('万元', '× 10,000 yuan'),
        decimals: 2,
      }),
      message: two(
        '调整后的专项资金合计应等于立项专项资金 {limit}，现在是 {current}。',
        'The changed special fund adds up to the approved one {limit}; now {current}.',
      ),
      at: ['directCosts.special'],
    },
  ],
}
