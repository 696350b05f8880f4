import type { FormSource } from '@/smartform/schema/definition'
import { atMost, cell, field, is, rowsOf, sumOf } from '../expressions'
import { figure, two, workedOut } from '../parts/figure'
import { baseParts } from './parts/all'
import { duties, funds, paperLevels, projectSources } from './parts/choices'
import { fundsBySource, fundTerms } from './parts/conditions'
import { lastPage, words } from './parts/plan'

const sources = [funds.city, funds.national, funds.local, funds.host, funds.company, funds.other]
const wan = two('万元', '× 10,000 yuan')

/** 重点实验室年报: research fields, open projects, and the academic committee that evaluates both. */
export const keyLaboratoryForm: FormSource = {
  id: 'key-laboratory',
  version: 1,
  languages: ['zh', 'en'],
  title: two('重点实验室年度报告', 'Annual report of a key laboratory'),
  parts: baseParts,
  pages: [
    {
      id: 'overview',
      title: two('实验室概况与队伍', 'The laboratory and its people'),
      sections: [
        {
          part: 'facts',
          with: {
            bodyLabel: two('实验室名称', 'Name of the laboratory'),
            directorLabel: two('实验室主任', 'Director'),
          },
        },
        {
          id: 'directions',
          title: two('研究方向', 'Fields of research'),
          fields: [
            {
              id: 'directions',
              kind: 'table',
              label: two('研究方向与学术带头人', 'Fields and their leaders'),
              help: two('三至六个方向。', 'Three to six of them.'),
              required: true,
              minRows: 3,
              maxRows: 6,
              columns: [
                { id: 'name', kind: 'text', label: two('研究方向', 'Field'), required: true, maxLength: 80 },
                { id: 'leader', kind: 'text', label: two('学术带头人', 'Leader'), required: true, maxLength: 50 },
                {
                  id: 'progress',
                  kind: 'longText',
                  label: two('本年重要进展', 'Progress of the year'),
                  required: true,
                  maxLength: 800,
                },
              ],
            },
          ],
        },
        {
          id: 'committee',
          title: two('学术委员会', 'Academic committee'),
          fields: [
            figure('committeeMeetings', two('学术委员会会议', 'Meetings'), two('次', 'meetings'), {
              most: '20',
              matters: 2,
            }),
            {
              id: 'committeeOn',
              kind: 'date',
              label: two('最近一次会议日期', 'Last meeting'),
              copy: false,
              required: ['gt', field('committeeMeetings'), 0],
            },
            words('committeeAdvice', two('学术委员会意见与落实情况', 'Its advice, and what came of it'), 1500, false),
          ],
        },
        {
          id: 'people',
          title: two('人员', 'People'),
          fields: [
            { part: 'staff', with: { label: two('固定与流动人员总数', 'People of the laboratory') } },
            figure('staffVisiting', two('流动人员', 'Visiting staff'), two('人', 'people'), { most: '9999' }),
            figure('talents', two('国家级与市级人才', 'Holders of talent awards'), two('人', 'people'), {
              most: '999',
              matters: 3,
            }),
            {
              part: 'keyPeople',
              with: {
                label: two('固定人员名单', 'Permanent staff'),
                most: 300,
                duties: duties(
                  two('实验室主任', 'Director'),
                  ['deputy', '副主任', 'Deputy director'],
                  ['leader', '学术带头人', 'Head of a field'],
                  ['research', '研究人员', 'Researcher'],
                  ['technical', '实验技术人员', 'Technician'],
                  ['manage', '管理人员', 'Administrator'],
                ),
              },
            },
          ],
        },
      ],
    },
    {
      id: 'conditions',
      title: two('条件与经费', 'Equipment and money'),
      sections: [
        {
          id: 'space',
          title: two('实验条件', 'Space'),
          fields: [
            figure('labArea', two('实验室面积', 'Floor space'), two('平方米', 'm²'), { most: '999999', matters: 200 }),
          ],
        },
        {
          id: 'equipment',
          title: two('大型仪器', 'Large equipment'),
          fields: [{ part: 'equipment', with: { threshold: '50' } }],
        },
        {
          id: 'money',
          title: two('经费', 'Money'),
          fields: [...fundsBySource(sources), { part: 'fundTotals', with: fundTerms(sources) }],
        },
      ],
    },
    {
      id: 'research',
      title: two('科研与成果', 'Research and results'),
      sections: [
        {
          id: 'projects',
          title: two('承担项目', 'Projects'),
          fields: [
            {
              part: 'projects',
              with: {
                sources: [
                  projectSources.national,
                  projectSources.ministry,
                  projectSources.city,
                  projectSources.company,
                  projectSources.abroad,
                  projectSources.own,
                ],
              },
            },
          ],
        },
        {
          id: 'papers',
          title: two('论文著作', 'Papers and books'),
          fields: [
            {
              part: 'papers',
              with: {
                indexedLabel: two(
                  '其中：SCI 收录且为第一或通讯单位',
                  'Of these in SCI, as first or corresponding unit',
                ),
                levels: paperLevels,
              },
            },
          ],
        },
        { id: 'patents', title: two('知识产权', 'Intellectual property'), fields: [{ part: 'patents' }] },
        {
          id: 'awards',
          title: two('获奖与成果转化', 'Awards and transformation'),
          fields: [
            figure('nationalAwards', two('国家级奖项', 'National awards'), two('项', 'awards'), {
              most: '99',
              matters: 2,
            }),
            figure('cityAwards', two('省部级奖项', 'City and ministry awards'), two('项', 'awards'), {
              most: '99',
              matters: 2,
            }),
            { part: 'transformed' },
          ],
        },
      ],
    },
    {
      id: 'openness',
      title: two('开放与交流', 'Openness and exchange'),
      sections: [
        {
          id: 'openProjects',
          title: two('开放课题', 'Open projects'),
          fields: [
            {
              id: 'openProjects',
              kind: 'table',
              label: two('开放课题', 'Open projects'),
              help: two(
                '由实验室出资、外单位人员承担。',
                'Paid by the laboratory, carried out by people of other units.',
              ),
              copy: false,
              maxRows: 100,
              totals: ['funding'],
              columns: [
                { id: 'name', kind: 'text', label: two('课题名称', 'Name'), required: true, maxLength: 150 },
                { id: 'leader', kind: 'text', label: two('负责人', 'Leader'), required: true, maxLength: 50 },
                { id: 'unit', kind: 'text', label: two('所在单位', 'Unit'), required: true, maxLength: 100 },
                {
                  id: 'funding',
                  kind: 'money',
                  label: two('资助经费（万元）', 'Funding (× 10,000 yuan)'),
                  required: true,
                  min: '0',
                  max: '200',
                },
              ],
            },
            workedOut(
              'openProjectCount',
              two('开放课题数', 'Open projects'),
              two('项', 'projects'),
              rowsOf('openProjects'),
            ),
            workedOut(
              'openProjectFunding',
              two('开放课题经费', 'Funding of open projects'),
              wan,
              sumOf('openProjects', 'funding'),
              {
                decimals: 2,
                matters: 20,
              },
            ),
          ],
        },
        { id: 'service', title: two('开放共享', 'Sharing'), fields: [{ part: 'openService' }] },
        { id: 'training', title: two('人才培养', 'Training'), fields: [{ part: 'training' }] },
        { id: 'visitors', title: two('访问学者', 'Visiting scholars'), fields: [{ part: 'visitors' }] },
        { id: 'exchanges', title: two('学术交流', 'Exchange'), fields: [{ part: 'exchanges' }] },
      ],
    },
    { id: 'plan', title: two('下年计划', 'Next year'), sections: [{ id: 'next', fields: [{ part: 'nextYear' }] }] },
    lastPage(
      two('年报证明材料', 'Proofs'),
      two('学术委员会会议纪要、代表作首页、经费决算等。', 'Minutes of the committee, first pages of papers, accounts.'),
    ),
  ],
  rules: [
    {
      id: 'permanentAndVisiting',
      assert: is(['add', field('staffRegular'), field('staffVisiting')], field('staff')),
      message: two(
        '固定人员与流动人员之和应等于人员总数，请核对。',
        'Permanent and visiting staff must add up to all people.',
      ),
      at: ['staff', 'staffRegular', 'staffVisiting'],
    },
    {
      id: 'openProjectFromOutside',
      assert: is(['countWhere', 'openProjects', 'unit', is(cell('unit'), field('hostUnit'))], 0),
      message: two(
        '开放课题由外单位人员承担，所在单位不能是依托单位。',
        'An open project is carried out by people of another unit.',
      ),
      at: [{ column: 'openProjects.unit', where: is(cell('unit'), field('hostUnit')) }],
    },
    {
      id: 'openProjectsWithinMeans',
      assert: atMost(field('openProjectFunding'), field('spentTotal')),
      message: two('开放课题经费不能多于经费支出合计。', 'Open projects cannot cost more than was spent.'),
      at: ['openProjects.funding', 'spentTotal'],
    },
    {
      id: 'committeeMet',
      severity: 'warning',
      assert: ['gt', field('committeeMeetings'), 0],
      message: two(
        '学术委员会每年至少召开一次会议，请说明。',
        'The academic committee meets at least once a year: say why it did not.',
      ),
      at: ['committeeMeetings'],
    },
  ],
}
