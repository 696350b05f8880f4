import type { FormSource, TableSource, Text } from '@/smartform/schema/definition'
import { add, atMost, both, field, is, lessThan, minus, moreThan, sumOf, times } from '../expressions'
import { inBoth } from '../in-both'
import { longAnswer } from '../plan'
import { fact, proofs } from '../projects/shared'

const unit = inBoth('万元', '× 10,000 yuan')
const known = (id: string, label: Text, prefill: string) =>
  ({ id, kind: 'money', label, lockedWhen: true, prefill }) as const

/** The uses of the year's money. */
const uses: TableSource = {
  id: 'uses',
  kind: 'table',
  label: inBoth('经费使用计划', 'Planned use'),
  help: inBoth('各科目之和应等于本年度申请金额。', 'The subjects add up to the amount asked for.'),
  required: true,
  totals: ['amount'],
  fixedRows: [
    { id: 'equipment', cells: { subject: 'equipment' } },
    { id: 'operation', cells: { subject: 'operation' } },
    { id: 'labour', cells: { subject: 'labour' } },
  ],
  columns: [
    {
      id: 'subject',
      kind: 'radio',
      label: inBoth('科目', 'Subject'),
      lockedWhen: true,
      options: [
        { value: 'equipment', label: inBoth('设备费', 'Equipment') },
        { value: 'operation', label: inBoth('业务费', 'Running costs') },
        { value: 'labour', label: inBoth('劳务费', 'Labour') },
      ],
    },
    {
      id: 'amount',
      kind: 'money',
      label: inBoth('金额（万元）', 'Amount (10k yuan)'),
      required: true,
      min: '0',
      defaultValue: '0',
    },
    { id: 'basis', kind: 'text', label: inBoth('测算依据', 'Basis'), maxLength: 200 },
  ],
}

/** 匹配经费申请表: requests the matched funds of one year. */
export const fundApplicationForm: FormSource = {
  id: 'fund-application',
  version: 1,
  languages: ['zh', 'en'],
  title: inBoth('匹配经费申请表', 'Application for matched funds'),
  summary: { name: 'name', amount: 'amount' },
  pages: [
    {
      id: 'funds',
      title: inBoth('本年度经费', 'Funds of the year'),
      sections: [
        {
          id: 'matching',
          title: inBoth('匹配情况', 'The matching'),
          fields: [
            fact('name', inBoth('项目名称', 'Project title'), 'fund.name', { width: 2 }),
            fact('matchingNumber', inBoth('匹配编号', 'Matching number'), 'fund.number'),
            fact('year', inBoth('申请年度', 'Year'), 'fund.year'),
            known('approved', inBoth('核定匹配经费', 'Matching funds approved'), 'fund.approved'),
            known('before', inBoth('以前年度已申请', 'Asked for in former years'), 'fund.before'),
            known('planned', inBoth('本年度计划', 'Planned for this year'), 'fund.planned'),
          ],
        },
        {
          id: 'asked',
          title: inBoth('申请', 'Application'),
          fields: [
            {
              id: 'amount',
              kind: 'money',
              label: inBoth('本年度申请金额', 'Amount asked for this year'),
              required: true,
              min: '0.01',
            },
            {
              id: 'left',
              kind: 'computed',
              label: inBoth('申请后剩余', 'Left afterwards'),
              value: minus(field('approved'), add(field('before'), field('amount'))),
              unit,
              decimals: 2,
            },
            {
              id: 'arrived',
              kind: 'money',
              label: inBoth('本年度国拨经费到账', 'National funding received this year'),
              required: true,
              min: '0',
            },
            {
              id: 'arrivedOn',
              kind: 'date',
              label: inBoth('到账日期', 'Received on'),
              required: moreThan(field('arrived'), 0),
              visibleWhen: moreThan(field('arrived'), 0),
            },
            {
              id: 'whyNotArrived',
              kind: 'text',
              label: inBoth('国拨经费未到账的原因', 'Why no national funding was received'),
              width: 3,
              maxLength: 200,
              required: true,
              visibleWhen: is(field('arrived'), 0),
            },
          ],
        },
      ],
    },
    {
      id: 'use',
      title: inBoth('使用与收款', 'Use and account'),
      sections: [
        {
          id: 'use',
          fields: [
            uses,
            {
              id: 'spent',
              kind: 'money',
              label: inBoth('以前年度已使用', 'Spent of former years'),
              required: moreThan(field('before'), 0),
              visibleWhen: moreThan(field('before'), 0),
              min: '0',
            },
            longAnswer('whyUnspent', inBoth('使用不足一半的原因', 'Why less than half was spent'), 500, {
              visibleWhen: both(['filled', field('spent')], lessThan(field('spent'), times('0.5', field('before')))),
            }),
          ],
        },
        {
          id: 'account',
          title: inBoth('收款账户', 'Account'),
          fields: [
            { id: 'bank', kind: 'text', label: inBoth('开户银行', 'Bank'), width: 2, required: true, maxLength: 50 },
            {
              id: 'account',
              kind: 'text',
              label: inBoth('银行账号', 'Account number'),
              required: true,
              sensitive: true,
              maxLength: 30,
              pattern: {
                source: '\\d{8,30}',
                message: inBoth('银行账号由 8 至 30 位数字组成。', 'An account number has 8 to 30 digits.'),
              },
            },
            proofs(
              'proof',
              inBoth('国拨经费到账凭证', 'Proof of the national funding received'),
              moreThan(field('arrived'), 0),
            ),
          ],
        },
      ],
    },
  ],
  rules: [
    {
      id: 'withinPlan',
      assert: atMost(field('amount'), field('planned')),
      message: inBoth(
        '本年度申请 {current} 万元超过本年度计划 {limit} 万元。',
        '{current} (10k yuan) are asked for, more than the {limit} planned for this year.',
      ),
      at: ['amount'],
      ledger: {
        label: inBoth('本年度申请', 'Asked for this year'),
        current: field('amount'),
        limit: field('planned'),
        relation: 'atMost',
        unit,
        decimals: 2,
      },
    },
    {
      id: 'withinApproved',
      when: atMost(field('amount'), field('planned')),
      assert: atMost(add(field('before'), field('amount')), field('approved')),
      message: inBoth(
        '累计申请 {current} 万元超过核定匹配经费 {limit} 万元。',
        'All years together ask for {current} (10k yuan), more than the {limit} approved.',
      ),
      at: ['amount'],
      ledger: {
        label: inBoth('累计申请', 'Asked for so far'),
        current: add(field('before'), field('amount')),
        limit: field('approved'),
        relation: 'atMost',
        unit,
        decimals: 2,
      },
    },
    {
      id: 'usesMakeAmount',
      when: ['filled', field('amount')],
      assert: is(sumOf('uses', 'amount'), field('amount')),
      message: inBoth(
        '各科目之和 {current} 万元与本年度申请金额 {limit} 万元不一致。',
        'The subjects add up to {current} (10k yuan), not to the {limit} asked for.',
      ),
      at: ['uses.amount'],
      ledger: {
        label: inBoth('使用计划合计', 'Planned use'),
        current: sumOf('uses', 'amount'),
        limit: field('amount'),
        relation: 'exactly',
        unit,
        decimals: 2,
      },
    },
    {
      id: 'spentWithinBefore',
      when: ['filled', field('spent')],
      assert: atMost(field('spent'), field('before')),
      message: inBoth('已使用的不能多于以前年度已申请的。', 'No more can be spent than was asked for in former years.'),
      at: ['spent'],
    },
    {
      id: 'arrivedNotAhead',
      when: ['filled', field('arrivedOn')],
      assert: atMost(field('arrivedOn'), ['today']),
      message: inBoth('到账日期不能晚于今天。', 'It cannot have been received later than today.'),
      at: ['arrivedOn'],
    },
  ],
}
