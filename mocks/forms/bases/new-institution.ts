/** Form definition: the annual performance of a new research institution (新型研发机构年度绩效). */
import type { FormSource } from '@/smartform/schema/definition'
import { atMost, field, ratio } from '../expressions'
import { computed, radio } from '../fields'
import { amount, figure } from '../parts/figure'
import { page, part, section } from '../structure'
import { two } from '../two'
import { baseParts } from './parts/all'
import { duties, funds, paperLevels, projectSources } from './parts/choices'
import { fundsBySource, fundTerms } from './parts/conditions'
import { lastPage, words } from './parts/plan'

const sources = [funds.city, funds.local, funds.national, funds.company, funds.service, funds.other]
const companies = two('家', 'companies')

/** 新型研发机构年度绩效: governed by a council, funded by the market, founding companies. */
export const newInstitutionForm: FormSource = {
  id: 'new-institution',
  version: 1,
  languages: ['zh', 'en'],
  title: two('新型研发机构年度绩效报告', 'Annual report of a new research institution'),
  parts: baseParts,
  pages: [
    page('overview', two('机构治理与人员', 'Governance and people'), [
      part('facts', {
        bodyLabel: two('机构名称', 'Name of the institution'),
        directorLabel: two('院长（所长）', 'Director'),
      }),
      section('governance', two('治理', 'Governance'), [
        radio(
          'legalForm',
          two('法人性质', 'Legal form'),
          {
            institution: two('事业单位', 'Public institution'),
            company: two('企业', 'Company'),
            nonprofit: two('民办非企业单位', 'Private non-profit'),
          },
          { required: true, width: 3 },
        ),
        figure('councilMeetings', two('理事会（董事会）会议', 'Council meetings'), two('次', 'meetings'), {
          most: '99',
        }),
        words('reform', two('体制机制创新与年度进展', 'New ways of working, and progress of the year'), 3000),
      ]),
      section('people', two('人员', 'People'), [
        part('staff', {
          label: two('职工总数', 'Employees'),
          regularLabel: two('其中：全职人员', 'Of these: full-time staff'),
        }),
        figure('researchers', two('其中：研发人员', 'Of these: research staff'), two('人', 'people'), { most: '9999' }),
        computed(
          'researcherShare',
          two('研发人员占比', 'Share of researchers'),
          ratio(field('researchers'), field('staff')),
          { unit: '%', decimals: 1 },
        ),
        part('keyPeople', {
          label: two('核心团队', 'Core team'),
          duties: duties(
            two('院长（所长）', 'Director'),
            ['chief', '首席科学家', 'Chief scientist'],
            ['research', '研发', 'Research'],
            ['business', '产业化', 'Business'],
          ),
        }),
      ]),
    ]),
    page('means', two('投入与收入', 'Funds and income'), [
      section('money', two('收入与支出', 'Income and spending'), [
        ...fundsBySource(sources),
        part('fundTotals', {
          ...fundTerms(sources),
          researchLabel: two('其中：研究开发投入', 'Of this: research and development'),
        }),
        computed(
          'marketShare',
          two('市场化收入占比', 'Share of income from the market'),
          ratio(['add', field('fundCompany'), field('fundService')], field('fundsTotal')),
          { unit: '%', decimals: 1 },
        ),
      ]),
      section('equipment', two('仪器设备', 'Equipment'), [part('equipment', { threshold: '50' })]),
    ]),
    page('research', two('研发与成果', 'Research and results'), [
      section('projects', two('在研项目', 'Projects'), [
        part('projects', {
          sources: [
            projectSources.national,
            projectSources.city,
            projectSources.company,
            projectSources.own,
            projectSources.abroad,
          ],
        }),
      ]),
      section('papers', two('论文', 'Papers'), [
        part('papers', {
          indexedLabel: two('其中：国际顶级期刊与会议', 'Of these: in leading international journals and conferences'),
          levels: paperLevels,
        }),
      ]),
      section('patents', two('知识产权', 'Intellectual property'), [{ part: 'patents' }]),
    ]),
    page('industry', two('成果转化与孵化', 'Transformation and incubation'), [
      section('transformed', two('成果转化', 'Transformation'), [{ part: 'transformed' }]),
      section('incubation', two('企业孵化', 'Incubation'), [
        figure('incubated', two('累计孵化企业', 'Companies incubated so far'), companies, { most: '999' }),
        figure('incubatedThisYear', two('其中：本年新增', 'Of these: new this year'), companies, { most: '999' }),
        figure('highTech', two('其中：高新技术企业', 'Of these: high-tech companies'), companies, { most: '999' }),
        amount('incubatedSales', two('孵化企业销售收入', 'Sales of these companies')),
        amount('incubatedInvested', two('孵化企业获社会投资', 'Invested in these companies')),
      ]),
      section('service', two('技术服务', 'Services'), [{ part: 'openService' }]),
      section('exchanges', two('国际国内交流', 'Exchange'), [{ part: 'exchanges' }, { part: 'visitors' }]),
    ]),
    page('plan', two('下年计划', 'Next year'), [section('next', null, [{ part: 'nextYear' }])]),
    lastPage(
      two('年度审计报告与证明材料', 'Audit report and proofs'),
      two('须有会计师事务所出具的年度审计报告。', "The auditor's report of the year is among them."),
    ),
  ],
  rules: [
    {
      id: 'researchersWithinStaff',
      assert: atMost(field('researchers'), field('staff')),
      message: two('研发人员不能多于职工总数。', 'There cannot be more researchers than employees.'),
      at: ['researchers', 'staff'],
    },
    {
      id: 'newWithinIncubated',
      assert: atMost(field('incubatedThisYear'), field('incubated')),
      message: two(
        '本年新增孵化企业不能多于累计数。',
        'There cannot be more new companies than companies incubated so far.',
      ),
      at: ['incubatedThisYear', 'incubated'],
    },
    {
      id: 'highTechWithinIncubated',
      assert: atMost(field('highTech'), field('incubated')),
      message: two(
        '高新技术企业不能多于累计孵化企业。',
        'There cannot be more high-tech companies than companies incubated so far.',
      ),
      at: ['highTech', 'incubated'],
    },
    {
      id: 'incubatedNotLess',
      severity: 'warning',
      when: ['filled', field('incubatedFormer')],
      assert: ['gte', field('incubated'), field('incubatedFormer')],
      message: two('累计孵化企业少于上年，请核对。', "The total is below last year's: please check."),
      at: ['incubated'],
    },
    {
      id: 'councilMet',
      severity: 'warning',
      assert: ['gt', field('councilMeetings'), 0],
      message: two(
        '本年没有召开理事会（董事会），请在年度进展中说明。',
        'The council did not meet: say why under progress.',
      ),
      at: ['councilMeetings'],
    },
  ],
}
