/** Form definition: the request for the matched funds of one year (匹配经费申请表) of a national project. */

import type { FormSource, TableSource, Text } from '@/smartform/schema/definition'
import { add, atMost, both, field, is, lessThan, minus, moreThan, sumOf, times } from '../expressions'
import { computed, date, money, radio, text } from '../fields'
import { longAnswer } from '../plan'
import { fact, proofs } from '../projects/shared'
import { limited, page, section, table } from '../structure'
import { two } from '../two'

const unit = two('万元', '× 10,000 yuan')
const known = (id: string, label: Text, prefill: string) => money(id, label, { lockedWhen: true, prefill })

/** The uses of the year's money. */
const uses: TableSource = table(
  'uses',
  two('经费使用计划', 'Planned use of the funds'),
  {
    help: two(
      '各科目金额之和应等于本年度申请金额。',
      'The amounts of all cost items must add up to the amount requested this year.',
    ),
    required: true,
    totals: ['amount'],
    fixedRows: [
      { id: 'equipment', cells: { subject: 'equipment' } },
      { id: 'operation', cells: { subject: 'operation' } },
      { id: 'labour', cells: { subject: 'labour' } },
    ],
  },
  [
    radio(
      'subject',
      two('科目', 'Cost item'),
      {
        equipment: two('设备费', 'Equipment'),
        operation: two('业务费', 'Running costs'),
        labour: two('劳务费', 'Labour'),
      },
      { lockedWhen: true },
    ),
    money('amount', two('金额（万元）', 'Amount (× 10,000 yuan)'), { required: true, min: '0', defaultValue: '0' }),
    text('basis', two('测算依据', 'Basis of the estimate'), 200),
  ],
)

export const fundApplicationForm: FormSource = {
  id: 'fund-application',
  version: 1,
  languages: ['zh', 'en'],
  title: two('匹配经费申请表', 'Application for matching funds'),
  summary: { name: 'name', amount: 'amount' },
  pages: [
    page('funds', two('本年度经费', 'Funds of the year'), [
      section('matching', two('匹配情况', 'Matching funds so far'), [
        fact('name', two('项目名称', 'Project title'), 'fund.name', { width: 2 }),
        fact('matchingNumber', two('匹配编号', 'Matching number'), 'fund.number'),
        fact('year', two('申请年度', 'Year of application'), 'fund.year'),
        known('approved', two('核定匹配经费', 'Matching funds approved'), 'fund.approved'),
        known('before', two('以前年度已申请', 'Requested in earlier years'), 'fund.before'),
        known('planned', two('本年度计划', 'Planned for this year'), 'fund.planned'),
      ]),
      section('asked', two('本次申请', 'This request'), [
        money('amount', two('本年度申请金额', 'Amount requested this year'), { required: true, min: '0.01' }),
        computed(
          'left',
          two('申请后剩余', 'Left after this request'),
          minus(field('approved'), add(field('before'), field('amount'))),
          { unit, decimals: 2 },
        ),
        money('arrived', two('本年度国拨经费到账', 'National funding received this year'), {
          required: true,
          min: '0',
        }),
        date('arrivedOn', two('到账日期', 'Received on'), {
          required: moreThan(field('arrived'), 0),
          visibleWhen: moreThan(field('arrived'), 0),
        }),
        text('whyNotArrived', two('国拨经费未到账的原因', 'Why no national funding was received'), 200, {
          width: 3,
          required: true,
          visibleWhen: is(field('arrived'), 0),
        }),
      ]),
    ]),
    page('use', two('使用与收款', 'Use and account'), [
      section('use', null, [
        uses,
        money('spent', two('以前年度经费已使用', 'Spent of the funds of earlier years'), {
          required: moreThan(field('before'), 0),
          visibleWhen: moreThan(field('before'), 0),
          min: '0',
        }),
        longAnswer('whyUnspent', two('已使用不足一半的原因', 'Why less than half of it was spent'), 500, {
          visibleWhen: both(['filled', field('spent')], lessThan(field('spent'), times('0.5', field('before')))),
        }),
      ]),
      section('account', two('收款账户', 'Account for payment'), [
        text('bank', two('开户银行', 'Bank'), 50, {
          personal: 'bankName',
          width: 2,
          required: true,
          prefill: 'fund.bank',
        }),
        text('account', two('银行账号', 'Account number'), 30, {
          personal: 'bankAccount',
          required: true,
          sensitive: true,
          prefill: 'fund.account',
          pattern: {
            source: '\\d{8,30}',
            message: two('银行账号由 8 至 30 位数字组成。', 'A bank account number has 8 to 30 digits.'),
          },
        }),
        proofs(
          'proof',
          two('国拨经费到账凭证', 'Proof of the national funding received'),
          moreThan(field('arrived'), 0),
        ),
      ]),
    ]),
  ],
  rules: [
    {
      id: 'withinPlan',
      ...limited(field('amount'), 'atMost', field('planned'), {
        label: two('本年度申请', 'Requested this year'),
        unit,
        decimals: 2,
      }),
      message: two(
        '本年度申请 {current} 超过本年度计划 {limit}。',
        'The request is {current}, more than the {limit} planned for this year.',
      ),
      at: ['amount'],
    },
    {
      id: 'withinApproved',
      when: atMost(field('amount'), field('planned')),
      ...limited(add(field('before'), field('amount')), 'atMost', field('approved'), {
        label: two('累计申请', 'Requested so far'),
        unit,
        decimals: 2,
      }),
      message: two(
        '累计申请 {current} 超过核定匹配经费 {limit}。',
        'The requests of all years add up to {current}, more than the {limit} approved.',
      ),
      at: ['amount'],
    },
    {
      id: 'usesMakeAmount',
      when: ['filled', field('amount')],
      ...limited(sumOf('uses', 'amount'), 'exactly', field('amount'), {
        label: two('使用计划合计', 'Planned use in total'),
        unit,
        decimals: 2,
      }),
      message: two(
        '各科目金额之和是 {current}，应等于本年度申请金额 {limit}。',
        'The cost items add up to {current}, not to the {limit} requested. Please make them equal.',
      ),
      at: ['uses.amount'],
    },
    {
      id: 'spentWithinBefore',
      when: ['filled', field('spent')],
      assert: atMost(field('spent'), field('before')),
      message: two(
        '已使用的不能多于以前年度已申请的。',
        'The amount spent cannot be more than the amount requested in earlier years.',
      ),
      at: ['spent'],
    },
    {
      id: 'arrivedNotAhead',
      when: ['filled', field('arrivedOn')],
      assert: atMost(field('arrivedOn'), ['today']),
      message: two('到账日期不能晚于今天。', 'The date of receipt cannot be later than today.'),
      at: ['arrivedOn'],
    },
  ],
}
