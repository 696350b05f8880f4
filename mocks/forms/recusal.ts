/** The page and rules of declaration forms about recusal experts (回避专家). */

import type { PageSource, RuleSource } from '@/smartform/schema/definition'
import { minus, rowsOf } from './expressions'
import { text } from './fields'
import { limited, pageWithHelp, section, table } from './structure'
import { two } from './two'

/** 回避专家: optional, at most three (specification, section 9). */
export const recusalPage: PageSource = pageWithHelp(
  'recusal',
  two('回避专家', 'Recusal experts'),
  two(
    '可以提出不宜参加本项目评审的专家，至多 3 名；没有的不必填写。',
    'You can name up to 3 experts who should not review this project; leave it empty if there are none.',
  ),
  [
    section('recusals', null, [
      table('recusalExperts', two('申请回避的专家', 'Experts to be recused'), { maxRows: 10 }, [
        text('name', two('专家姓名', 'Name of the expert'), 50, { personal: 'name', required: true }),
        text('unit', two('工作单位', 'Unit'), 100, { required: true }),
        text('reason', two('回避理由', 'Reason'), 200, { required: true }),
      ]),
    ]),
  ],
)

export const recusalRules: readonly RuleSource[] = [
  {
    id: 'recusalLimit',
    code: 60415,
    ...limited(rowsOf('recusalExperts'), 'atMost', 3, {
      label: two('回避专家', 'Recusal experts'),
      unit: two('名', 'people'),
      headroom: { value: minus(3, rowsOf('recusalExperts')), unit: two('名', 'people') },
    }),
    message: two('回避专家至多 3 名，现在 {current}。', 'At most 3 recusal experts; now {current}.'),
    at: ['recusalExperts'],
  },
]
