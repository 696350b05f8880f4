import type { PageSource, RuleSource } from '@/smartform/schema/definition'
import { minus, rowsOf } from './expressions'
import { text } from './fields'
import { limited, pageWithHelp, section, table } from './structure'

/** 回避专家: optional, at most three (specification, section 9). */
export const recusalPage: PageSource = pageWithHelp(
  'recusal',
  '回避专家',
  '可以提出不宜参加本项目评审的专家，至多 3 名；没有的不必填写。',
  [
    section('recusals', null, [
      table('recusalExperts', '申请回避的专家', { maxRows: 10 }, [
        text('name', '专家姓名', 50, { personal: 'name', required: true }),
        text('unit', '工作单位', 100, { required: true }),
        text('reason', '回避理由', 200, { required: true }),
      ]),
    ]),
  ],
)

export const recusalRules: readonly RuleSource[] = [
  {
    id: 'recusalLimit',
    code: 60415,
    ...limited(rowsOf('recusalExperts'), 'atMost', 3, {
      label: '回避专家',
      unit: '名',
      headroom: { value: minus(3, rowsOf('recusalExperts')), unit: '名' },
    }),
    message: '回避专家至多 3 名，现在 {current}。',
    at: ['recusalExperts'],
  },
]
