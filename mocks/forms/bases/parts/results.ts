/** Sections about projects, papers and patents that the annual report forms of bases share. */

import type { PartSource } from '@/smartform/schema/definition'
import { atMost, both, cell, countWhere, field, is, rowsOf, sumOf, times } from '../../expressions'
import { date, dateRange, money, month, radio, text } from '../../fields'
import { figure, workedOut } from '../../parts/figure'
import { two, wan } from '../../two'

const items = two('项', 'items')
const pieces = two('篇', 'papers')

/** Cells of a column that exceed another cell in the same row. */
export const moreThanCell = (table: string, less: string, more: string, zh: string, en: string) => ({
  id: `${table}_${less}WithinRow`,
  assert: is(countWhere(table, less, ['gt', cell(less), cell(more)]), 0),
  message: two(zh, en),
  at: [{ column: `${table}.${less}`, where: ['gt', cell(less), cell(more)] }],
})

/** 在研项目: by source, with this year's income. */
export const projects: PartSource = {
  about: '在研项目表：来源、起止、总经费与本年到款；本年到款不超过总经费。',
  parameters: {
    label: { default: two('在研项目（课题）', 'Projects under way') },
    sources: { about: '来源的选项' },
    most: { default: 500 },
    more: { default: [] },
  },
  fields: [
    {
      id: 'projects',
      kind: 'table',
      label: '{{label}}',
      maxRows: '{{most}}',
      copy: false,
      totals: ['total', 'received'],
      columns: [
        text('name', two('名称', 'Name'), 200, { required: true }),
        { id: 'source', kind: 'radio', label: two('来源', 'Source'), required: true, options: '{{sources}}' },
        text('leader', two('负责人', 'Leader'), 50, { personal: 'name', required: true }),
        dateRange('period', two('起止时间', 'Period'), { required: true }),
        money('total', two('总经费（万元）', 'Funding (× 10,000 yuan)'), { required: true, min: '0' }),
        money('received', two('本年到款（万元）', 'Received this year (× 10,000 yuan)'), { required: true, min: '0' }),
        '{{more}}',
      ],
    },
    workedOut('projectCount', two('在研项目数', 'Number of projects under way'), items, rowsOf('projects')),
    workedOut('projectReceived', two('项目本年到款', 'Received for projects'), wan, sumOf('projects', 'received'), {
      decimals: 2,
      matters: 50,
    }),
  ],
  rules: [
    moreThanCell(
      'projects',
      'received',
      'total',
      '本年到款不能多于总经费。',
      'No more can be received than the funding.',
    ),
  ],
}

/** 论文著作: the number, and representative ones. */
export const papers: PartSource = {
  about: '论文著作：总数、高水平论文数、著作数和代表作清单。',
  parameters: {
    label: { default: two('发表论文', 'Papers published') },
    indexedLabel: { about: '高水平论文怎么叫' },
    levels: { about: '收录或级别的选项' },
    more: { about: '口径变化等', default: null },
    most: { default: 20 },
  },
  fields: [
    figure('papers', '{{label}}', pieces, { matters: 10, most: '9999' }),
    figure('indexedPapers', '{{indexedLabel}}', pieces, { matters: 10, most: '9999' }),
    figure('books', two('出版著作', 'Books published'), two('部', 'books'), { matters: 3, most: '999' }),
    {
      id: 'paperList',
      kind: 'table',
      label: two('代表作', 'The most important ones'),
      help: two('至多 {{most}} 篇，以本机构为署名单位。', "At most {{most}}, signed with this body's name."),
      copy: false,
      maxRows: '{{most}}',
      columns: [
        text('name', two('题目', 'Title'), 300, { required: true }),
        text('authors', two('作者', 'Authors'), 200, { required: true }),
        text('journal', two('期刊或出版社', 'Journal or publisher'), 150, { required: true }),
        {
          id: 'level',
          kind: 'radio',
          label: two('收录或级别', 'Indexed or ranked'),
          required: true,
          options: '{{levels}}',
        },
        month('on', two('发表年月', 'Published'), { required: true }),
      ],
    },
  ],
  rules: [
    {
      id: 'indexedWithinPapers',
      assert: atMost(field('indexedPapers'), field('papers')),
      message: two('高水平论文不能多于发表论文数。', 'There cannot be more high-level papers than papers published.'),
      at: ['indexedPapers', 'papers'],
    },
    {
      id: 'listWithinPapers',
      assert: atMost(rowsOf('paperList'), ['add', field('papers'), field('books')]),
      message: two(
        '代表作的篇数不能多于论文与著作总数。',
        'There cannot be more important ones than papers and books published.',
      ),
      at: ['papers', 'paperList'],
    },
    {
      id: 'papersPerPerson',
      severity: 'warning',
      assert: atMost(field('papers'), times('20', field('staff'))),
      message: two(
        '平均每人发表论文超过 20 篇，请核对论文数和人员总数。',
        'That is more than 20 papers a person: please check papers and people.',
      ),
      at: ['papers'],
    },
  ],
}

/** 知识产权. */
export const patents: PartSource = {
  about: '知识产权：专利申请、授权和软件著作权，授权清单。',
  parameters: { most: { default: 1000 } },
  fields: [
    figure('patentsApplied', two('申请专利', 'Patents applied for'), two('件', 'patents'), { most: '9999' }),
    figure('patentsGranted', two('授权专利', 'Patents granted'), two('件', 'patents'), { most: '9999' }),
    figure('inventionsGranted', two('其中：发明专利', 'Of these: inventions'), two('件', 'patents'), { most: '9999' }),
    figure('software', two('软件著作权登记', 'Software copyrights'), two('件', 'items'), { most: '9999' }),
    {
      id: 'patentList',
      kind: 'table',
      label: two('授权专利清单', 'List of patents granted'),
      copy: false,
      maxRows: '{{most}}',
      columns: [
        text('name', two('名称', 'Name'), 200, { required: true }),
        text('number', two('专利号', 'Number'), 30, { required: true }),
        radio(
          'type',
          two('类型', 'Kind'),
          {
            invention: two('发明', 'Invention'),
            utility: two('实用新型', 'Utility model'),
            design: two('外观设计', 'Design'),
            foreign: two('国外专利', 'Foreign patent'),
          },
          { required: true },
        ),
        date('on', two('授权日期', 'Granted on'), { required: true }),
      ],
    },
  ],
  rules: [
    {
      id: 'inventionsWithinGranted',
      assert: atMost(field('inventionsGranted'), field('patentsGranted')),
      message: two('发明专利不能多于授权专利总数。', 'There cannot be more inventions than patents granted.'),
      at: ['inventionsGranted', 'patentsGranted'],
    },
    {
      id: 'patentListAgrees',
      // A longer list than the table holds goes into the files.
      when: both(['gt', rowsOf('patentList'), 0], atMost(field('patentsGranted'), '{{most}}')),
      assert: is(rowsOf('patentList'), field('patentsGranted')),
      message: two(
        '清单中的专利件数应等于授权专利数，请核对。',
        'The list must have as many patents as were granted. Please check both.',
      ),
      at: ['patentsGranted', 'patentList'],
    },
    {
      id: 'patentOnce',
      assert: ['unique', ['column', 'patentList', 'number']],
      message: two('专利号不能重复。', 'Each number may be listed only once.'),
      at: ['patentList.number'],
    },
  ],
}
