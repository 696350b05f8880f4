/** Form definition: the annual assessment of an engineering research centre (工程技术研究中心年度考核). */
import type { FormSource } from '@/smartform/schema/definition'
import { atMost, field, is, sumOf } from '../expressions'
import { money, number, radio, text } from '../fields'
import { amount, figure, workedOut } from '../parts/figure'
import { page, part, section, table } from '../structure'
import { two, wan } from '../two'
import { baseParts } from './parts/all'
import { duties, funds, paperLevels, projectSources } from './parts/choices'
import { fundsBySource, fundTerms } from './parts/conditions'
import { lastPage, words } from './parts/plan'

const sources = [funds.city, funds.local, funds.host, funds.company, funds.service]

export const engineeringCenterForm: FormSource = {
  id: 'engineering-center',
  version: 1,
  languages: ['zh', 'en'],
  title: two('工程技术研究中心年度报告', 'Annual report of an engineering research center'),
  parts: baseParts,
  pages: [
    page('overview', two('中心概况与队伍', 'The center and its team'), [
      part('facts', { bodyLabel: two('中心名称', 'Name of the center'), directorLabel: two('中心主任', 'Director') }),
      section('year', null, [
        words('progress', two('工程化研究开发进展', 'Progress in engineering research'), 3000),
        words('committee', two('技术委员会工作情况', 'Work of the technical committee'), 1000, false),
      ]),
      section('people', two('工程技术队伍', 'People'), [
        part('staff', { label: two('中心人员总数', 'Staff of the center') }),
        figure('engineers', two('其中：工程技术人员', 'Of these: engineers'), two('人', 'people'), { most: '9999' }),
        part('keyPeople', {
          label: two('技术带头人与骨干', 'Leading engineers'),
          fieldLabel: two('技术方向', 'Field of technology'),
          duties: duties(
            two('中心主任', 'Director'),
            ['chief', '总工程师', 'Chief engineer'],
            ['development', '研发', 'Development'],
            ['pilot', '中试与工艺', 'Pilot line and process'],
            ['market', '技术转移', 'Technology transfer'],
          ),
        }),
      ]),
    ]),
    page('conditions', two('研发与中试条件', 'Research and pilot facilities'), [
      section('pilot', two('中试条件', 'Pilot lines'), [
        figure('labArea', two('研发与中试场地', 'Floor space'), two('平方米', 'm²'), {
          most: '999999',
          matters: 200,
        }),
        figure('pilotLines', two('中试线（基地）', 'Pilot lines'), two('条', 'lines'), { most: '99', matters: 2 }),
      ]),
      section('equipment', two('仪器设备', 'Equipment'), [part('equipment', { threshold: '30' })]),
      section('money', two('经费', 'Funds'), [
        ...fundsBySource(sources),
        part('fundTotals', {
          ...fundTerms(sources),
          researchLabel: two('其中：工程化研究开发', 'Of this: engineering research'),
        }),
      ]),
    ]),
    page('results', two('工程化成果', 'Results'), [
      section('projects', two('在研项目', 'Projects'), [
        part('projects', {
          sources: [
            projectSources.national,
            projectSources.city,
            projectSources.district,
            projectSources.company,
            projectSources.own,
          ],
        }),
      ]),
      section('products', two('新产品、新工艺、新装备', 'New products and processes'), [
        table(
          'products',
          two('工程化成果清单', 'Products and processes'),
          { copy: false, maxRows: 100, totals: ['sales'] },
          [
            text('name', two('名称', 'Name'), 150, { required: true }),
            radio(
              'type',
              two('类型', 'Kind'),
              {
                product: two('新产品', 'Product'),
                process: two('新工艺', 'Process'),
                equipment: two('新装备', 'Equipment'),
                material: two('新材料', 'Material'),
              },
              { required: true },
            ),
            number('readiness', two('技术成熟度（1—9 级）', 'Readiness (1 to 9)'), {
              required: true,
              min: '1',
              max: '9',
            }),
            text('used', two('应用单位', 'Used by'), 150),
            money('sales', two('新增销售（万元）', 'New sales (× 10,000 yuan)'), { min: '0' }),
          ],
        ),
        workedOut('productSales', two('成果新增销售合计', 'New sales in all'), wan, sumOf('products', 'sales'), {
          decimals: 2,
          matters: 100,
        }),
      ]),
      section('patents', two('知识产权', 'Intellectual property'), [{ part: 'patents' }]),
      section('standards', two('标准', 'Standards'), [{ part: 'standards' }]),
      section('papers', two('论文', 'Papers'), [
        part('papers', {
          indexedLabel: two('其中：SCI、EI 收录', 'Of these: indexed in SCI or EI'),
          levels: paperLevels,
        }),
      ]),
    ]),
    page('service', two('转移与行业服务', 'Transfer and services to the industry'), [
      section('transfer', two('技术转移', 'Transfer'), [
        { part: 'transformed' },
        amount('developIncome', two('技术开发收入', 'Income from development')),
        amount('consultIncome', two('技术咨询收入', 'Income from consulting')),
        amount('technicalIncome', two('技术服务收入', 'Income from technical services')),
        amount('transferIncome', two('技术转让与许可收入', 'Income from transfers and licences')),
        workedOut(
          'fourIncomes',
          two('四技收入合计', 'Total of these four'),
          wan,
          ['add', field('developIncome'), field('consultIncome'), field('technicalIncome'), field('transferIncome')],
          { decimals: 2, matters: 50 },
        ),
      ]),
      section('open', two('行业服务', 'Services to the industry'), [{ part: 'openService' }]),
      section('training', two('人才培养与培训', 'Training'), [
        part('training', { trainedLabel: two('行业培训人次', 'People of the industry trained') }),
      ]),
      section('exchanges', two('交流', 'Exchange'), [
        part('exchanges', { label: two('举办的技术会议', 'Technical conferences held') }),
      ]),
    ]),
    page('plan', two('下年计划', 'Next year'), [section('next', null, [{ part: 'nextYear' }])]),
    lastPage(
      two('收入、转化与标准证明', 'Proofs of income, transfers and standards'),
      two(
        '技术合同登记证明、应用证明、标准封面页等。',
        'Registered contracts, proofs of use, title pages of standards.',
      ),
    ),
  ],
  rules: [
    {
      id: 'engineersWithinStaff',
      assert: atMost(field('engineers'), field('staff')),
      message: two('工程技术人员不能多于中心人员总数。', 'There cannot be more engineers than staff of the center.'),
      at: ['engineers', 'staff'],
    },
    {
      id: 'incomesAgree',
      severity: 'warning',
      assert: is(field('fourIncomes'), ['add', field('fundCompany'), field('fundService')]),
      message: two(
        '四技收入合计与经费中的企业委托、服务与转让收入之和不一致，请核对。',
        'These four do not come to what was earned from companies and services.',
      ),
      at: ['fourIncomes', 'fundService'],
    },
  ],
}
