/** Form definition: the report on the transformation of achievements. */

import type { FormSource, RuleSource } from '@/smartform/schema/definition'
import { add, atMost, cell, field, is, lessThan, moreThan, ratio, sumOf, sumWhere, times } from '../expressions'
import { computed, date, longText, radio } from '../fields'
import { amount, figure, workedOut } from '../parts/figure'
import { limited, page, part, section } from '../structure'
import { two, wan } from '../two'
import { baseParts } from './parts/all'
import { lastPage, words } from './parts/plan'
import { moreThanCell } from './parts/results'
import { contracts, isWay, people, transformationWays } from './transformation-tables'

const rewarded = moreThan(field('reward'), 0)

/** The total of each way is the sum of its contracts. */
const byWay = ({ value, total, label }: (typeof transformationWays)[number]): RuleSource => {
  const sum = sumWhere('contracts', 'amount', isWay(value))
  return {
    id: `${total}Agrees`,
    ...limited(field(total), 'exactly', sum, {
      label: two(`${label.zh}合同金额`, `${label.en}: contracts`),
      unit: wan,
      decimals: 2,
    }),
    message: two(
      `${label.zh}合同金额 {current} 与转化合同中的 {limit} 不一致。`,
      `${label.en}: {current}, but the contracts come to {limit}. Please make them equal.`,
    ),
    at: [total],
  }
}

/** 成果转化绩效报告: contracts and ways, results, and the people rewarded. */
export const achievementTransformationForm: FormSource = {
  id: 'achievement-transformation',
  version: 1,
  languages: ['zh', 'en'],
  title: two('成果转化绩效报告', "Report on an achievement's transformation"),
  parts: baseParts,
  pages: [
    page('contracts', two('成果与合同', 'Achievement and contracts'), [
      part('facts', {
        bodyLabel: two('项目名称', 'Project title'),
        directorLabel: two('项目负责人', 'Project leader'),
      }),
      section('achievement', two('成果', 'Achievement'), [
        words('achievement', two('成果简介与权属', 'The achievement, and whose it is'), 1000),
        radio(
          'pricing',
          two('定价方式', 'How it was priced'),
          {
            agreed: two('协议定价', 'By agreement'),
            market: two('技术市场挂牌', 'Listed on the market'),
            auction: two('拍卖', 'By auction'),
          },
          { required: true, width: 3 },
        ),
        date('publishedOn', two('协议定价公示日期', 'Published on'), {
          required: is(field('pricing'), 'agreed'),
          visibleWhen: is(field('pricing'), 'agreed'),
        }),
      ]),
      section('contracts', two('转化合同', 'Contracts'), [contracts]),
    ]),
    page('income', two('金额与收益', 'Amounts and income'), [
      section('amounts', two('按方式的合同金额', 'Contracts by way'), [
        ...transformationWays.map(({ total, label }) =>
          amount(total, two(`${label.zh}合同金额`, `${label.en}: contracts`)),
        ),
        workedOut(
          'contractTotal',
          two('合同金额合计', 'All contracts'),
          wan,
          add(...transformationWays.map(({ total }) => field(total))),
          {
            decimals: 2,
            matters: 10,
          },
        ),
        workedOut('received', two('本年到账合计', 'Received this year'), wan, sumOf('contracts', 'received'), {
          decimals: 2,
          matters: 10,
        }),
      ]),
      section('net', two('净收入与奖励', 'Net income and reward'), [
        amount('netIncome', two('本年净收入', 'Net income of the year'), {
          help: two('到账扣除直接费用、税费后的收入。', 'What was received without costs and taxes.'),
        }),
        amount('reward', two('奖励和报酬总额', 'Reward in all')),
        computed('rewardShare', two('奖励占净收入', 'Of the net income'), ratio(field('reward'), field('netIncome')), {
          unit: '%',
          decimals: 1,
        }),
        longText('whyLess', two('低于 50% 的依据', 'On what ground less than 50%'), 500, {
          required: true,
          copy: false,
          visibleWhen: lessThan(field('reward'), times('0.5', field('netIncome'))),
        }),
        people,
      ]),
    ]),
    page('effects', two('成效与计划', 'Effects and plan'), [
      section('effects', two('转化成效', 'Effects'), [
        amount('newSales', two('应用单位新增销售收入', 'New sales of who uses it')),
        amount('newTax', two('新增税收', 'New taxes')),
        figure('jobs', two('新增就业', 'New jobs'), two('人', 'people')),
        figure('users', two('应用单位', 'Who uses it'), two('家', 'units')),
        words('case', two('典型应用', 'An example of its use'), 1500),
      ]),
      section('next', two('下年计划', 'Next year'), [{ part: 'nextYear' }]),
    ]),
    lastPage(
      two('合同、到账和奖励证明', 'Contracts, receipts and rewards'),
      two('合同复印件、到账凭证、奖励发放凭证。', 'Copies of the contracts, of receipts and of rewards paid.'),
    ),
  ],
  rules: [
    ...transformationWays.map(byWay),
    moreThanCell(
      'contracts',
      'received',
      'amount',
      '本年到账不能多于合同金额。',
      'No more can be received than the contract says.',
    ),
    {
      id: 'contractOnce',
      assert: ['unique', ['column', 'contracts', 'number']],
      message: two('合同编号不能重复。', 'Each contract can be listed only once.'),
      at: ['contracts.number'],
    },
    {
      id: 'signedUntilToday',
      assert: is(['countWhere', 'contracts', 'signedOn', moreThan(cell('signedOn'), ['today'])], 0),
      message: two('签订日期不能晚于今天。', 'A contract cannot be signed later than today.'),
      at: [{ column: 'contracts.signedOn', where: moreThan(cell('signedOn'), ['today']) }],
    },
    {
      id: 'netWithinReceived',
      assert: atMost(field('netIncome'), field('received')),
      message: two('净收入不能多于本年到账合计。', 'The net income cannot be more than what was received.'),
      at: ['netIncome'],
    },
    {
      id: 'rewardWithinNet',
      assert: atMost(field('reward'), field('netIncome')),
      message: two(
        '奖励占净收入的 {current}，不能超过 100%。',
        'The reward is {current} of the net income and cannot be more than 100%.',
      ),
      at: ['reward'],
      ledger: {
        label: two('奖励占净收入', 'Reward of the net income'),
        current: ratio(field('reward'), field('netIncome')),
        limit: '1',
        relation: 'atMost',
        unit: '%',
        decimals: 1,
      },
    },
    {
      id: 'peopleSharesAreWhole',
      when: rewarded,
      assert: is(sumOf('people', 'share'), '100'),
      message: two('各人分配比例之和是 {current}，应为 {limit}。', 'The shares add up to {current}, not to {limit}.'),
      at: ['people.share'],
      ledger: {
        label: two('分配比例合计', 'Shares together'),
        current: ratio(sumOf('people', 'share'), '100'),
        limit: '1',
        relation: 'exactly',
        unit: '%',
        decimals: 2,
      },
    },
    {
      id: 'peopleMakeReward',
      when: rewarded,
      ...limited(sumOf('people', 'amount'), 'exactly', field('reward'), {
        label: two('各人奖励合计', 'Reward by person'),
        unit: wan,
        decimals: 2,
      }),
      message: two(
        '各人金额之和 {current} 与奖励总额 {limit} 不一致。',
        'The amounts add up to {current}, not to the {limit} of the reward. Please make them equal.',
      ),
      at: ['people.amount'],
    },
    {
      id: 'mainContributors',
      when: rewarded,
      // 《促进科技成果转化法》第四十五条: the main contributors get at least half of the reward.
      assert: ['gte', sumWhere('people', 'amount', is(cell('role'), 'main')), times('0.5', field('reward'))],
      message: two('主要贡献人员所得不低于奖励总额的 50%。', 'Main contributors get at least half of the reward.'),
      at: ['people.role'],
    },
    {
      id: 'personOnce',
      assert: ['unique', ['column', 'people', 'name']],
      severity: 'warning',
      message: two('有同名人员，请核对是否重复。', 'Two people have one name: please check.'),
      at: ['people.name'],
    },
  ],
}
