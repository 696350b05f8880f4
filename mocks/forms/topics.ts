/** The section and rules of a declaration that is split into topics (课题): each with leader, unit and funding. */

import type { RuleSource, SectionSource } from '@/smartform/schema/definition'
import { yesNo } from './basics'
import { cell, countWhere, field, is, moreThan, rowsOf } from './expressions'
import { money, radio, text } from './fields'
import { section, table } from './structure'
import { two } from './two'

/** 课题: for projects split into several topics, each funded with at most 20 万元 (specification, section 9). */
export const topicSection: SectionSource = section('topicSplit', two('课题设置', 'Topics'), [
  radio('hasTopics', two('是否分设课题', 'Is the project split into topics?'), yesNo, { required: true }),
  table(
    'topics',
    two('课题', 'Topics'),
    {
      help: two(
        '分设课题的应多于一个；每个课题的专项资金不超过 20 万元。',
        'More than one topic, each with at most 200,000 yuan of the special fund.',
      ),
      visibleWhen: is(field('hasTopics'), 'yes'),
      required: true,
      minRows: 1,
      maxRows: 10,
      totals: ['funding'],
    },
    [
      text('name', two('课题名称', 'Topic name'), 60, { required: true }),
      text('leader', two('课题负责人', 'Topic leader'), 50, { personal: 'name', required: true }),
      text('unit', two('承担单位', 'Undertaking unit'), 100, { required: true }),
      money('funding', two('专项资金（万元）', 'Special fund (× 10,000 yuan)'), { required: true, min: '0' }),
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
    message: two(
      '分设课题的，课题应多于一个；只有一个时请选择不分设。',
      'A split project has more than one topic. With only one, choose not to split it.',
    ),
    at: ['topics', 'hasTopics'],
  },
  {
    id: 'topicFunding',
    code: 60430,
    when: split,
    assert: is(countWhere('topics', 'funding', moreThan(cell('funding'), 20)), 0),
    message: two('每个课题的专项资金不能超过 20 万元。', 'Each topic has at most 200,000 yuan of the special fund.'),
    at: ['topics.funding'],
  },
]
