import type { RuleSource, SectionSource } from '@/smartform/schema/definition'
import { yesNo } from './basics'
import { cell, countWhere, field, is, moreThan, rowsOf } from './expressions'
import { money, radio, text } from './fields'
import { section, table } from './structure'

/** 课题: for projects split into several topics, each funded with at most 20 万元 (specification, section 9). */
export const topicSection: SectionSource = section('topicSplit', '课题设置', [
  radio('hasTopics', '是否分设课题', yesNo, { required: true }),
  table(
    'topics',
    '课题',
    {
      help: '分设课题的应多于一个；每个课题的专项资金不超过 20 万元。',
      visibleWhen: is(field('hasTopics'), 'yes'),
      required: true,
      minRows: 1,
      maxRows: 10,
      totals: ['funding'],
    },
    [
      text('name', '课题名称', 60, { required: true }),
      text('leader', '课题负责人', 50, { personal: 'name', required: true }),
      text('unit', '承担单位', 100, { required: true }),
      money('funding', '专项资金（万元）', { required: true, min: '0' }),
    ],
  ),
])

const split = is(field('hasTopics'), 'yes')

export const topicRules: readonly RuleSource[] = [
  {
    id: 'topicCount',
    code: 60420,
    when: split,
    assert: moreThan(rowsOf('topics'), 1),
    message: '分设课题的，课题应多于一个；只有一个时请选择不分设。',
    at: ['topics', 'hasTopics'],
  },
  {
    id: 'topicFunding',
    code: 60430,
    when: split,
    assert: is(countWhere('topics', 'funding', moreThan(cell('funding'), 20)), 0),
    message: '每个课题的专项资金不能超过 20 万元。',
    at: ['topics.funding'],
  },
]
