/** The page about effects and intellectual property of the award report. */

import type { PageSource, RuleSource } from '@/smartform/schema/definition'
import { cell, countWhere, is, moreThan } from '../expressions'
import { date, dateRange, money, month, number, radio, text } from '../fields'
import { longAnswer } from '../plan'
import { page, section, table } from '../structure'
import { two } from '../two'

const years = [
  { id: 'y1', zh: '近三年之第一年', en: 'First of the last three years' },
  { id: 'y2', zh: '近三年之第二年', en: 'Second of the last three years' },
  { id: 'y3', zh: '近三年之第三年', en: 'Third of the last three years' },
] as const

const requiredMoney = (id: string, zh: string, en: string) =>
  money(id, two(`${zh}（万元）`, `${en} (× 10,000 yuan)`), { required: true, min: '0', defaultValue: '0' })

/** 应用情况和效益: applications, benefits, and the intellectual property behind them. */
export const effects: PageSource = page(
  'effects',
  two('应用效益与知识产权', 'Application, benefits and intellectual property'),
  [
    section('application', two('应用情况', 'Application'), [
      table(
        'applications',
        two('主要应用单位', 'Where it is applied'),
        { help: two('至多 15 个；自然科学奖可不填。', 'At most 15; not needed for natural sciences.'), maxRows: 15 },
        [
          text('unitName', two('单位名称', 'Unit'), 100, { required: true }),
          text('use', two('应用的技术', 'What is applied'), 100, { required: true }),
          dateRange('period', two('应用起止时间', 'From and to'), { required: true }),
          text('contact', two('联系人及电话', 'Contact and telephone'), 60, { personal: 'telephone', required: true }),
        ],
      ),
      table(
        'benefits',
        two('近三年经济效益', 'Economic benefits of the last three years'),
        {
          help: two(
            '没有直接经济效益的保留 0，并写明社会效益。',
            'Leave 0 where there are none, and tell of the others.',
          ),
          totals: ['sales', 'profit', 'tax'],
          fixedRows: years.map(({ id }) => ({ id, cells: { year: id } })),
        },
        [
          radio(
            'year',
            two('年度', 'Year'),
            years.map(({ id, zh, en }) => ({ value: id, label: two(zh, en) })),
            { lockedWhen: true },
          ),
          requiredMoney('sales', '新增销售额', 'More sales'),
          requiredMoney('profit', '新增利润', 'More profit'),
          requiredMoney('tax', '新增税收', 'More taxes'),
        ],
      ),
      longAnswer('social', two('社会效益', 'Benefits to society'), 800, { rows: 4 }),
    ]),
    section('rights', two('知识产权与代表性论文', 'Intellectual property and papers'), [
      table(
        'rights',
        two('主要知识产权和标准规范', 'Intellectual property and standards'),
        {
          help: two(
            '至多 10 件，均应已授权且未在其他获奖项目中使用。',
            'At most 10, granted, and used for no other award.',
          ),
          maxRows: 10,
        },
        [
          radio(
            'type',
            two('类别', 'Type'),
            {
              patent: two('发明专利', 'Invention patent'),
              utility: two('实用新型', 'Utility model'),
              software: two('软件著作权', 'Software copyright'),
              standard: two('标准规范', 'Standard'),
              other: two('其他', 'Other'),
            },
            { required: true },
          ),
          text('name', two('名称', 'Name'), 100, { required: true }),
          text('number', two('授权号', 'Number'), 40, { required: true }),
          date('grantedOn', two('授权日期', 'Granted on'), { required: true }),
          text('owner', two('权利人', 'Owner'), 100, { required: true }),
          text('inventors', two('发明人', 'Inventors'), 100, { required: true }),
        ],
      ),
      table(
        'papers',
        two('代表性论文专著', 'Papers and books'),
        { help: two('至多 8 篇（部）。', 'At most 8.'), maxRows: 8 },
        [
          text('title', two('题名', 'Title'), 200, { required: true }),
          text('journal', two('刊名或出版社', 'Journal or publisher'), 100, { required: true }),
          month('publishedOn', two('发表年月', 'Published in'), { required: true }),
          text('authors', two('作者', 'Authors'), 200, { required: true }),
          number('cited', two('他引次数', 'Cited by others'), { min: '0', max: '99999', decimals: 0 }),
        ],
      ),
    ]),
  ],
)

export const effectsRules: readonly RuleSource[] = [
  {
    id: 'profitWithinSales',
    assert: is(countWhere('benefits', 'profit', moreThan(cell('profit'), cell('sales'))), 0),
    message: two('新增利润不能多于新增销售额。', 'There can be no more profit than sales.'),
    at: [{ column: 'benefits.profit', where: moreThan(cell('profit'), cell('sales')) }],
  },
  {
    id: 'someProof',
    assert: ['or', moreThan(['rows', 'rights'], 0), moreThan(['rows', 'papers'], 0)],
    message: two(
      '至少填写一件知识产权或一篇代表性论文专著。',
      'Name at least one piece of intellectual property, or one paper.',
    ),
    at: ['rights', 'papers'],
  },
  {
    id: 'rightOnce',
    assert: ['unique', ['column', 'rights', 'number']],
    message: two('授权号不能重复。', 'Each number can be listed only once.'),
    at: ['rights.number'],
  },
]
