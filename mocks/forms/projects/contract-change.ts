import type { FieldSource, FormSource } from '@/smartform/schema/definition'
import { add, both, field, is, moreThan, use } from '../expressions'
import { date, mobile, money, radio, text } from '../fields'
import { directCosts } from '../parts/direct-costs'
import { longAnswer } from '../plan'
import { limited, pageWithHelp, part, section } from '../structure'
import { fact, projectFacts, proofs } from './shared'

const kindIs = (kind: string) => is(field('changeKind'), kind)
const when = (kind: string, field: FieldSource): FieldSource => ({ ...field, visibleWhen: kindIs(kind) })

/**
 * 合同变更申请: leader, unit, period or budget; the current value stands beside the requested one (603305 where they are
 * equal).
 */
export const contractChangeForm: FormSource = {
  id: 'contract-change',
  version: 1,
  title: '合同变更申请',
  parts: { directCosts },
  pages: [
    pageWithHelp('change', '变更内容', '一次申请一项变更；左侧是现行内容，右侧填写变更后的内容。', [
      projectFacts,
      section('what', '变更事项', [
        radio(
          'changeKind',
          '变更类型',
          { leader: '项目负责人', unit: '承担单位', period: '执行期', budget: '预算' },
          { width: 3, required: true },
        ),
        when('leader', fact('oldLeader', '现负责人', 'project.leaderName', { personal: 'name' })),
        when('leader', text('newLeaderName', '新负责人姓名', 50, { personal: 'name', required: true })),
        when('leader', mobile('newLeaderMobile', '新负责人手机号码', { required: true })),
        when('unit', fact('oldUnit', '现承担单位', 'project.unitName')),
        when('unit', { id: 'newUnit', kind: 'unitPicker', label: '新承担单位', width: 2, required: true }),
        when('period', date('newEnd', '变更后结束日期', { required: true })),
        part('directCosts', { from: 'project', when: kindIs('budget') }),
        when(
          'budget',
          money('indirectSpecial', '间接费用：专项资金（不变）', {
            lockedWhen: true,
            prefill: 'project.indirectSpecial',
          }),
        ),
      ]),
      section('why', '理由与材料', [longAnswer('reason', '变更理由', 1000), proofs('proofs', '证明材料', true, 5)]),
    ]),
  ],
  rules: [
    {
      id: 'leaderDiffers',
      code: 603305,
      when: both(kindIs('leader'), ['filled', field('newLeaderName')]),
      assert: ['ne', field('newLeaderName'), field('oldLeader')],
      message: '新负责人与现负责人相同，请填写需要变更的内容。',
      at: ['newLeaderName'],
    },
    {
      id: 'unitDiffers',
      code: 603305,
      when: both(kindIs('unit'), ['filled', field('newUnit')]),
      assert: ['ne', field('newUnit'), field('oldUnit')],
      message: '新承担单位与现承担单位相同，请填写需要变更的内容。',
      at: ['newUnit'],
    },
    {
      id: 'endDiffers',
      code: 603305,
      when: both(kindIs('period'), ['filled', field('newEnd')]),
      assert: ['ne', field('newEnd'), ['end', field('cycle')]],
      message: '变更后的结束日期与现行日期相同，请填写需要变更的内容。',
      at: ['newEnd'],
    },
    {
      id: 'endAfterStart',
      when: both(kindIs('period'), ['filled', field('newEnd')]),
      assert: moreThan(['days', ['start', field('cycle')], field('newEnd')], 0),
      message: '结束日期应晚于项目开始日期。',
      at: ['newEnd'],
    },
    {
      id: 'sameTotal',
      code: 603225,
      when: kindIs('budget'),
      ...limited(add(use('directSpecial'), field('indirectSpecial')), 'exactly', field('approvedFunding'), {
        label: '专项资金合计',
        unit: '万元',
        decimals: 2,
      }),
      message: '调整后的专项资金合计应等于立项专项资金 {limit}，现在是 {current}。',
      at: ['directCosts.special'],
    },
  ],
}
