/** Form definition: the annual report of a key laboratory (重点实验室年报). */
import type { FormSource } from '@/smartform/schema/definition'
import { atMost, cell, field, is, rowsOf, sumOf } from '../expressions'
import { date, longText, money, text } from '../fields'
import { figure, workedOut } from '../parts/figure'
import { page, part, section, table } from '../structure'
import { two, wan } from '../two'
import { baseParts } from './parts/all'
import { duties, funds, paperLevels, projectSources } from './parts/choices'
import { fundsBySource, fundTerms } from './parts/conditions'
import { lastPage, words } from './parts/plan'

const sources = [funds.city, funds.national, funds.local, funds.host, funds.company, funds.other]

/** 重点实验室年报: research fields, open projects, and the academic committee that evaluates both. */
export const keyLaboratoryForm: FormSource = {
  id: 'key-laboratory',
  version: 1,
  languages: ['zh', 'en'],
  title: two('重点实验室年度报告', 'Annual report of a key laboratory'),
  parts: baseParts,
  pages: [
    page('overview', two('实验室概况与队伍', 'The laboratory and its people'), [
      part('facts', {
        bodyLabel: two('实验室名称', 'Name of the laboratory'),
        directorLabel: two('实验室主任', 'Director'),
      }),
      section('directions', two('研究方向', 'Fields of research'), [
        table(
          'directions',
          two('研究方向与学术带头人', 'Fields and their leaders'),
          { help: two('三至六个方向。', 'Three to six of them.'), required: true, minRows: 3, maxRows: 6 },
          [
            text('name', two('研究方向', 'Field'), 80, { required: true }),
            text('leader', two('学术带头人', 'Leader'), 50, { required: true }),
            longText('progress', two('本年重要进展', 'Progress of the year'), 800, { required: true }),
          ],
        ),
      ]),
      section('committee', two('学术委员会', 'Academic committee'), [
        figure('committeeMeetings', two('学术委员会会议', 'Meetings'), two('次', 'meetings'), {
          most: '20',
          matters: 2,
        }),
        date('committeeOn', two('最近一次会议日期', 'Last meeting'), {
          copy: false,
          required: ['gt', field('committeeMeetings'), 0],
        }),
        words('committeeAdvice', two('学术委员会意见与落实情况', 'Its advice and how it was followed'), 1500, false),
      ]),
      section('people', two('人员', 'People'), [
        part('staff', { label: two('固定与流动人员总数', 'Staff of the laboratory') }),
        figure('staffVisiting', two('流动人员', 'Visiting staff'), two('人', 'people'), { most: '9999' }),
        figure('talents', two('国家级与市级人才', 'Holders of talent awards'), two('人', 'people'), {
          most: '999',
          matters: 3,
        }),
        part('keyPeople', {
          label: two('固定人员名单', 'List of permanent staff'),
          most: 300,
          duties: duties(
            two('实验室主任', 'Director'),
            ['deputy', '副主任', 'Deputy director'],
            ['leader', '学术带头人', 'Head of a field'],
            ['research', '研究人员', 'Researcher'],
            ['technical', '实验技术人员', 'Technician'],
            ['manage', '管理人员', 'Administrator'],
          ),
        }),
      ]),
    ]),
    page('conditions', two('条件与经费', 'Equipment and funds'), [
      section('space', two('实验条件', 'Space'), [
        figure('labArea', two('实验室面积', 'Floor space'), two('平方米', 'm²'), { most: '999999', matters: 200 }),
      ]),
      section('equipment', two('大型仪器', 'Large equipment'), [part('equipment', { threshold: '50' })]),
      section('money', two('经费', 'Funds'), [...fundsBySource(sources), part('fundTotals', fundTerms(sources))]),
    ]),
    page('research', two('科研与成果', 'Research and results'), [
      section('projects', two('承担项目', 'Projects'), [
        part('projects', {
          sources: [
            projectSources.national,
            projectSources.ministry,
            projectSources.city,
            projectSources.company,
            projectSources.abroad,
            projectSources.own,
          ],
        }),
      ]),
      section('papers', two('论文著作', 'Papers and books'), [
        part('papers', {
          indexedLabel: two(
            '其中：SCI 收录且为第一或通讯单位',
            'Of these: indexed in SCI, as first or corresponding unit',
          ),
          levels: paperLevels,
        }),
      ]),
      section('patents', two('知识产权', 'Intellectual property'), [{ part: 'patents' }]),
      section('awards', two('获奖与成果转化', 'Awards and transformation'), [
        figure('nationalAwards', two('国家级奖项', 'National awards'), two('项', 'awards'), {
          most: '99',
          matters: 2,
        }),
        figure('cityAwards', two('省部级奖项', 'City and ministry awards'), two('项', 'awards'), {
          most: '99',
          matters: 2,
        }),
        { part: 'transformed' },
      ]),
    ]),
    page('openness', two('开放与交流', 'Openness and exchange'), [
      section('openProjects', two('开放课题', 'Open projects'), [
        table(
          'openProjects',
          two('开放课题', 'Open projects'),
          {
            help: two(
              '由实验室出资、外单位人员承担。',
              'Paid by the laboratory, carried out by people of other units.',
            ),
            copy: false,
            maxRows: 100,
            totals: ['funding'],
          },
          [
            text('name', two('课题名称', 'Name'), 150, { required: true }),
            text('leader', two('负责人', 'Leader'), 50, { personal: 'name', required: true }),
            text('unit', two('所在单位', 'Unit'), 100, { required: true }),
            money('funding', two('资助经费（万元）', 'Funding (× 10,000 yuan)'), {
              required: true,
              min: '0',
              max: '200',
            }),
          ],
        ),
        workedOut(
          'openProjectCount',
          two('开放课题数', 'Number of open projects'),
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
      ]),
      section('service', two('开放共享', 'Sharing'), [{ part: 'openService' }]),
      section('training', two('人才培养', 'Training'), [{ part: 'training' }]),
      section('visitors', two('访问学者', 'Visiting scholars'), [{ part: 'visitors' }]),
      section('exchanges', two('学术交流', 'Exchange'), [{ part: 'exchanges' }]),
    ]),
    page('plan', two('下年计划', 'Next year'), [section('next', null, [{ part: 'nextYear' }])]),
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
