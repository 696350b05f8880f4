/** Form definition: the annual inspection of a soft-science research base (软科学研究基地年度检查). */
import type { FormSource } from '@/smartform/schema/definition'
import { atMost, cell, countWhere, field, is, rowsOf } from '../expressions'
import { checkboxGroup, month, radio, text } from '../fields'
import { figure, workedOut } from '../parts/figure'
import { page, part, section, table } from '../structure'
import { two } from '../two'
import { baseParts } from './parts/all'
import { duties, funds, projectSources, socialPaperLevels } from './parts/choices'
import { fundsBySource, fundTerms } from './parts/conditions'
import { lastPage, words } from './parts/plan'

const sources = [funds.city, funds.national, funds.host, funds.company, funds.other]
const reports = two('份', 'reports')

/** 软科学研究基地年度检查: studies for decision makers. */
export const softScienceBaseForm: FormSource = {
  id: 'soft-science-base',
  version: 1,
  languages: ['zh', 'en'],
  title: two('软科学研究基地年度检查表', 'Annual inspection of a soft-science research base'),
  parts: baseParts,
  pages: [
    page('overview', two('基地与研究队伍', 'The base and its researchers'), [
      part('facts', { bodyLabel: two('基地名称', 'Name of the base'), directorLabel: two('首席专家', 'Chief expert') }),
      section('directions', two('研究方向', 'Fields of study'), [
        checkboxGroup(
          'directions',
          two('本年主要研究方向', 'Fields studied this year'),
          {
            strategy: two('科技发展战略', 'S&T development strategy'),
            policy: two('创新政策与法规', 'Innovation policy and law'),
            industry: two('产业技术路线', 'Industrial technology roadmaps'),
            governance: two('科技治理与伦理', 'S&T governance and ethics'),
            talent: two('科技人才', 'S&T talent'),
            region: two('区域创新', 'Regional innovation'),
          },
          { required: true, minSelected: 1, maxSelected: 3, width: 3 },
        ),
        words('progress', two('年度研究进展', 'Research progress this year'), 3000),
      ]),
      section('people', two('研究队伍', 'Researchers'), [
        part('staff', {
          label: two('研究人员总数', 'Researchers'),
          regularLabel: two('其中：专职研究人员', 'Of these: full-time researchers'),
        }),
        part('keyPeople', {
          label: two('核心研究人员', 'Core researchers'),
          duties: duties(
            two('首席专家', 'Chief expert'),
            ['leader', '方向带头人', 'Field leader'],
            ['researcher', '研究人员', 'Researcher'],
            ['practitioner', '实务部门专家', 'Expert from practice'],
          ),
        }),
      ]),
    ]),
    page('studies', two('研究与决策咨询', 'Studies and advice'), [
      section('projects', two('在研课题', 'Projects'), [
        part('projects', {
          label: two('在研课题', 'Projects under way'),
          sources: [
            projectSources.national,
            projectSources.ministry,
            projectSources.city,
            projectSources.district,
            projectSources.own,
          ],
        }),
      ]),
      section('advice', two('决策咨询', 'Advice to decision makers'), [
        figure('reports', two('研究报告', 'Reports'), reports, { most: '999' }),
        figure('briefs', two('决策咨询专报', 'Policy briefs'), reports, { most: '999' }),
        figure('adopted', two('其中：获采纳或批示', 'Of these: adopted or endorsed'), reports, {
          most: '999',
          matters: 3,
        }),
        table('adoptedList', two('获采纳或批示的专报', 'Briefs adopted or endorsed'), { copy: false, maxRows: 999 }, [
          text('name', two('题目', 'Title'), 150, { required: true }),
          radio(
            'level',
            two('采纳层级', 'Adopted by'),
            {
              state: two('国家', 'National authorities'),
              ministry: two('部委', 'A ministry'),
              city: two('市级', 'The city'),
              department: two('市级部门或区', 'A city department or a district'),
            },
            { required: true },
          ),
          month('on', two('采纳年月', 'Adopted in'), { required: true }),
          text('use', two('形成的政策或举措', 'Resulting policy or measure'), 200),
        ]),
        workedOut(
          'adoptedHigh',
          two('省部级及以上采纳', 'Adopted at city or ministry level and above'),
          reports,
          ['subtract', rowsOf('adoptedList'), countWhere('adoptedList', 'level', is(cell('level'), 'department'))],
          { matters: 3 },
        ),
      ]),
      section('papers', two('论文著作', 'Papers and books'), [
        part('papers', {
          indexedLabel: two('其中：CSSCI、SSCI 收录', 'Of these: indexed in CSSCI or SSCI'),
          levels: socialPaperLevels,
        }),
      ]),
    ]),
    page('service', two('交流、服务与经费', 'Exchange, services and funds'), [
      section('data', two('数据与平台', 'Data and platforms'), [
        figure('databases', two('自建数据库', 'Databases built'), two('个', 'databases'), { most: '99', matters: 2 }),
        figure('surveys', two('调查研究', 'Surveys'), two('次', 'surveys'), { most: '999' }),
        figure('mediaPieces', two('媒体文章与解读', 'Articles and commentary in the media'), two('篇', 'pieces'), {
          most: '9999',
          matters: 20,
        }),
      ]),
      section('exchanges', two('论坛与交流', 'Forums and exchange'), [
        part('exchanges', { label: two('举办的论坛与研讨会', 'Forums and seminars held') }),
        { part: 'visitors' },
      ]),
      section('training', two('人才培养', 'Training'), [{ part: 'training' }]),
      section('money', two('经费', 'Funds'), [
        ...fundsBySource(sources),
        part('fundTotals', {
          ...fundTerms(sources),
          researchLabel: two('其中：调研与研究支出', 'Of this: spent on surveys and studies'),
        }),
      ]),
    ]),
    page('plan', two('下年计划', 'Next year'), [
      section('next', null, [part('nextYear', { label: two('下年研究安排', 'Studies planned for next year') })]),
    ]),
    lastPage(
      two('采纳与批示证明', 'Proof of adoption or endorsement'),
      two('涉密的采纳证明不得上传，请线下报送。', 'Do not upload classified proof; hand it in on paper.'),
    ),
  ],
  rules: [
    {
      id: 'adoptedWithinBriefs',
      assert: atMost(field('adopted'), field('briefs')),
      message: two(
        '获采纳或批示的专报不能多于专报总数。',
        'There cannot be more adopted or endorsed briefs than briefs.',
      ),
      at: ['adopted', 'briefs'],
    },
    {
      id: 'adoptedListAgrees',
      assert: is(rowsOf('adoptedList'), field('adopted')),
      message: two(
        '清单中的专报数应等于获采纳或批示数，请核对。',
        'The list must have as many briefs as were adopted or endorsed. Please check both.',
      ),
      at: ['adopted', 'adoptedList'],
    },
  ],
}
