import type { PageSource, RuleSource } from '@/smartform/schema/definition'
import { cell, countWhere, is, moreThan } from '../expressions'
import { inBoth } from '../in-both'
import { longAnswer } from '../plan'

const years = [
  { id: 'y1', zh: '近三年之第一年', en: 'First of the last three years' },
  { id: 'y2', zh: '近三年之第二年', en: 'Second of the last three years' },
  { id: 'y3', zh: '近三年之第三年', en: 'Third of the last three years' },
] as const

const money = (id: string, zh: string, en: string) =>
  ({
    id,
    kind: 'money',
    label: inBoth(`${zh}（万元）`, `${en} (10k yuan)`),
    required: true,
    min: '0',
    defaultValue: '0',
  }) as const

/** 应用情况和效益: applications, benefits, and the intellectual property behind them. */
export const effects: PageSource = {
  id: 'effects',
  title: inBoth('应用效益与知识产权', 'Application, benefits and intellectual property'),
  sections: [
    {
      id: 'application',
      title: inBoth('应用情况', 'Application'),
      fields: [
        {
          id: 'applications',
          kind: 'table',
          label: inBoth('主要应用单位', 'Where it is applied'),
          help: inBoth('至多 15 个；自然科学奖可不填。', 'At most 15; not needed for natural sciences.'),
          maxRows: 15,
          columns: [
            { id: 'unitName', kind: 'text', label: inBoth('单位名称', 'Unit'), required: true, maxLength: 100 },
            { id: 'use', kind: 'text', label: inBoth('应用的技术', 'What is applied'), required: true, maxLength: 100 },
            { id: 'period', kind: 'dateRange', label: inBoth('应用起止时间', 'From and to'), required: true },
            {
              id: 'contact',
              kind: 'text',
              label: inBoth('联系人及电话', 'Contact and telephone'),
              required: true,
              maxLength: 60,
            },
          ],
        },
        {
          id: 'benefits',
          kind: 'table',
          label: inBoth('近三年经济效益', 'Economic benefits of the last three years'),
          help: inBoth(
            '没有直接经济效益的保留 0，并写明社会效益。',
            'Leave 0 where there are none, and tell of the others.',
          ),
          totals: ['sales', 'profit', 'tax'],
          fixedRows: years.map(({ id }) => ({ id, cells: { year: id } })),
          columns: [
            {
              id: 'year',
              kind: 'radio',
              label: inBoth('年度', 'Year'),
              lockedWhen: true,
              options: years.map(({ id, zh, en }) => ({ value: id, label: inBoth(zh, en) })),
            },
            money('sales', '新增销售额', 'More sales'),
            money('profit', '新增利润', 'More profit'),
            money('tax', '新增税收', 'More taxes'),
          ],
        },
        longAnswer('social', inBoth('社会效益', 'Benefits to society'), 800, { rows: 4 }),
      ],
    },
    {
      id: 'rights',
      title: inBoth('知识产权与代表性论文', 'Intellectual property and papers'),
      fields: [
        {
          id: 'rights',
          kind: 'table',
          label: inBoth('主要知识产权和标准规范', 'Intellectual property and standards'),
          help: inBoth(
            '至多 10 件，均应已授权且未在其他获奖项目中使用。',
            'At most 10, granted, and used for no other award.',
          ),
          maxRows: 10,
          columns: [
            {
              id: 'type',
              kind: 'radio',
              label: inBoth('类别', 'Type'),
              required: true,
              options: [
                { value: 'patent', label: inBoth('发明专利', 'Invention patent') },
                { value: 'utility', label: inBoth('实用新型', 'Utility model') },
                { value: 'software', label: inBoth('软件著作权', 'Software copyright') },
                { value: 'standard', label: inBoth('标准规范', 'Standard') },
                { value: 'other', label: inBoth('其他', 'Other') },
              ],
            },
            { id: 'name', kind: 'text', label: inBoth('名称', 'Name'), required: true, maxLength: 100 },
            { id: 'number', kind: 'text', label: inBoth('授权号', 'Number'), required: true, maxLength: 40 },
            { id: 'grantedOn', kind: 'date', label: inBoth('授权日期', 'Granted on'), required: true },
            { id: 'owner', kind: 'text', label: inBoth('权利人', 'Owner'), required: true, maxLength: 100 },
            { id: 'inventors', kind: 'text', label: inBoth('发明人', 'Inventors'), required: true, maxLength: 100 },
          ],
        },
        {
          id: 'papers',
          kind: 'table',
          label: inBoth('代表性论文专著', 'Papers and books'),
          help: inBoth('至多 8 篇（部）。', 'At most 8.'),
          maxRows: 8,
          columns: [
            { id: 'title', kind: 'text', label: inBoth('题名', 'Title'), required: true, maxLength: 200 },
            {
              id: 'journal',
              kind: 'text',
              label: inBoth('刊名或出版社', 'Journal or publisher'),
              required: true,
              maxLength: 100,
            },
            { id: 'publishedOn', kind: 'month', label: inBoth('发表年月', 'Published in'), required: true },
            { id: 'authors', kind: 'text', label: inBoth('作者', 'Authors'), required: true, maxLength: 200 },
            {
              id: 'cited',
              kind: 'number',
              label: inBoth('他引次数', 'Cited by others'),
              min: '0',
              max: '99999',
              decimals: 0,
            },
          ],
        },
      ],
    },
  ],
}

export const effectsRules: readonly RuleSource[] = [
  {
    id: 'profitWithinSales',
    assert: is(countWhere('benefits', 'profit', moreThan(cell('profit'), cell('sales'))), 0),
    message: inBoth('新增利润不能多于新增销售额。', 'There can be no more profit than sales.'),
    at: [{ column: 'benefits.profit', where: moreThan(cell('profit'), cell('sales')) }],
  },
  {
    id: 'someProof',
    assert: ['or', moreThan(['rows', 'rights'], 0), moreThan(['rows', 'papers'], 0)],
    message: inBoth(
      '至少填写一件知识产权或一篇代表性论文专著。',
      'Name at least one piece of intellectual property, or one paper.',
    ),
    at: ['rights', 'papers'],
  },
  {
    id: 'rightOnce',
    assert: ['unique', ['column', 'rights', 'number']],
    message: inBoth('授权号不能重复。', 'Each number stands once.'),
    at: ['rights.number'],
  },
]
