import type { PageSource, RuleSource } from '@/smartform/schema/definition'
import { atMost, minus, rowsOf } from './expressions'

/** 回避专家: optional, at most three (specification, section 9). */
export const recusalPage: PageSource = {
  id: 'recusal',
  title: '回避专家',
  help: '可以提出不宜参加本项目评审的专家，至多 3 名；没有的不必填写。',
  sections: [
    {
      id: 'recusals',
      fields: [
        {
          id: 'recusalExperts',
          kind: 'table',
          label: '申请回避的专家',
          maxRows: 10,
          columns: [
            { id: 'name', kind: 'text', label: '专家姓名', required: true, maxLength: 50 },
            { id: 'unit', kind: 'text', label: '工作单位', required: true, maxLength: 100 },
            { id: 'reason', kind: 'text', label: '回避理由', required: true, maxLength: 200 },
          ],
        },
      ],
    },
  ],
}

export const recusalRules: readonly RuleSource[] = [
  {
    id: 'recusalLimit',
    code: 60415,
    assert: atMost(rowsOf('recusalExperts'), 3),
    message: '回避专家至多 3 名，现在 {current}。',
    at: ['recusalExperts'],
    ledger: {
      label: '回避专家',
      current: rowsOf('recusalExperts'),
      limit: 3,
      relation: 'atMost',
      unit: '名',
      headroom: { value: minus(3, rowsOf('recusalExperts')), unit: '名' },
    },
  },
]
