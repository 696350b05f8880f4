/** Form definition: the annual inspection of a technical service platform (专业技术服务平台年度检查). */
import type { FormSource } from '@/smartform/schema/definition'
import { atMost, cell, countWhere, field, is, ratio, rowsOf, sumOf } from '../expressions'
import { computed, date, money, number, percent, radio, text } from '../fields'
import { amount, figure, workedOut } from '../parts/figure'
import { limited, page, part, section, table } from '../structure'
import { two, wan } from '../two'
import { baseParts } from './parts/all'
import { duties, funds } from './parts/choices'
import { fundsBySource, fundTerms } from './parts/conditions'
import { lastPage, words } from './parts/plan'

const sources = [funds.city, funds.local, funds.host, funds.service, funds.other]

/** 专业技术服务平台年度检查: equipment and people that serve companies. */
export const technicalPlatformForm: FormSource = {
  id: 'technical-platform',
  version: 1,
  languages: ['zh', 'en'],
  title: two('专业技术服务平台年度检查表', 'Annual inspection of a technical service platform'),
  parts: baseParts,
  pages: [
    page('overview', two('平台与服务队伍', 'The platform and its people'), [
      part('facts', { bodyLabel: two('平台名称', 'Name of the platform'), directorLabel: two('平台负责人', 'Head') }),
      section('year', null, [
        words('progress', two('平台建设与运行情况', 'How the platform was built up and run'), 2500),
      ]),
      section('people', two('服务队伍', 'Service staff'), [
        part('staff', {
          label: two('平台人员总数', 'Staff of the platform'),
          regularLabel: two('其中：专职服务人员', 'Of these: full-time service staff'),
        }),
        part('keyPeople', {
          label: two('技术服务骨干', 'Key service staff'),
          fieldLabel: two('服务领域', 'Field of service'),
          duties: duties(
            two('平台负责人', 'Head'),
            ['technical', '技术负责人', 'Technical manager'],
            ['quality', '质量负责人', 'Quality manager'],
            ['operator', '检测与操作', 'Testing and operation'],
            ['customer', '客户服务', 'Customer service'],
          ),
        }),
      ]),
      section('qualifications', two('资质', 'Qualifications'), [
        table('qualifications', two('已有资质', 'Qualifications held'), { maxRows: 20 }, [
          radio(
            'type',
            two('资质', 'Qualification'),
            {
              cma: two('检验检测机构资质认定（CMA）', 'China Metrology Accreditation (CMA)'),
              cnas: two('实验室认可（CNAS）', 'Laboratory accreditation (CNAS)'),
              gmp: two('药品生产质量管理规范（GMP）', 'Good Manufacturing Practice for drugs (GMP)'),
              other: two('其他', 'Other'),
            },
            { required: true },
          ),
          text('number', two('证书编号', 'Certificate number'), 60, { required: true }),
          date('until', two('有效期至', 'Valid until'), { required: true }),
          number('items', two('能力参数（项）', 'Methods covered (number)'), { min: '0', max: '99999' }),
        ]),
      ]),
    ]),
    page('conditions', two('设备与经费', 'Equipment and funds'), [
      section('equipment', two('仪器设备', 'Equipment'), [
        part('equipment', { threshold: '30' }),
        computed(
          'sharedShare',
          two('共享机时占比', 'Share of hours used by others'),
          ratio(sumOf('equipment', 'sharedHours'), sumOf('equipment', 'hours')),
          { unit: '%', decimals: 1 },
        ),
      ]),
      section('money', two('经费', 'Funds'), [
        ...fundsBySource(sources),
        part('fundTotals', {
          ...fundTerms(sources),
          researchLabel: two('其中：方法研究与能力建设', 'Of this: spent on methods and capabilities'),
        }),
      ]),
    ]),
    page('service', two('开放服务', 'Services'), [
      section('open', two('服务总体情况', 'Services in total'), [
        { part: 'openService' },
        figure(
          'smallCompanies',
          two('其中：中小微企业', 'Of these: micro, small and medium companies'),
          two('家', 'companies'),
          { most: '99999' },
        ),
        figure('reports', two('出具检测报告', 'Test reports issued'), two('份', 'reports'), {
          most: '9999999',
          matters: 50,
        }),
        figure('complaints', two('有效投诉', 'Complaints upheld'), two('件', 'complaints'), {
          most: '999',
          matters: 3,
        }),
        percent('satisfaction', two('用户满意度', 'User satisfaction'), {
          required: true,
          copy: false,
          min: '0',
          max: '100',
        }),
      ]),
      section('services', two('服务项目', 'Services offered'), [
        table(
          'serviceItems',
          two('主要服务项目', 'Main services'),
          { required: true, minRows: 1, maxRows: 100, totals: ['times', 'income'] },
          [
            text('name', two('服务项目', 'Service'), 100, { required: true }),
            text('price', two('收费标准', 'Price'), 60, { required: true }),
            number('times', two('服务次数', 'Times provided'), { required: true, min: '0', max: '999999' }),
            money('income', two('收入（万元）', 'Income (× 10,000 yuan)'), { required: true, min: '0' }),
          ],
        ),
        workedOut(
          'itemIncome',
          two('服务项目收入合计', 'Income from these services'),
          wan,
          sumOf('serviceItems', 'income'),
          {
            decimals: 2,
            matters: 20,
          },
        ),
      ]),
      section('cases', two('典型案例', 'Case studies'), [
        words('case', two('服务企业创新的典型案例', 'A case in which the platform helped a company innovate'), 1500),
        amount('savedForUsers', two('为用户新增效益（用户证明）', 'Benefit to users (with their proof)')),
      ]),
    ]),
    page('capability', two('能力建设与交流', 'Capabilities and exchange'), [
      section('methods', two('方法与标准', 'Methods and standards'), [
        figure(
          'methods',
          two('新开发检测方法与工艺', 'Test methods and processes newly developed'),
          two('项', 'methods'),
          { most: '999' },
        ),
        { part: 'standards' },
      ]),
      section('patents', two('知识产权', 'Intellectual property'), [{ part: 'patents' }]),
      section('training', two('培训', 'Training'), [
        part('training', { trainedLabel: two('用户培训人次', 'Users trained') }),
      ]),
      section('exchanges', two('交流', 'Exchange'), [
        part('exchanges', { label: two('举办的技术交流会', 'Technical exchange meetings held') }),
      ]),
    ]),
    page('plan', two('下年计划', 'Next year'), [
      section('next', null, [
        part('nextYear', { label: two('下年服务与建设安排', 'Services and development planned for next year') }),
      ]),
    ]),
    lastPage(
      two('资质证书、服务合同与用户评价', 'Certificates, service contracts and user feedback'),
      two('请附服务收入的财务证明。', 'Include financial proof of the service income.'),
    ),
  ],
  rules: [
    {
      id: 'smallWithinCompanies',
      assert: atMost(field('smallCompanies'), field('servedCompanies')),
      message: two(
        '中小微企业不能多于服务的企业。',
        'There cannot be more micro, small and medium companies than companies served.',
      ),
      at: ['smallCompanies', 'servedCompanies'],
    },
    {
      id: 'itemsWithinIncome',
      ...limited(field('itemIncome'), 'atMost', field('serviceIncome'), {
        label: two('服务项目收入合计', 'Income from these services'),
        unit: wan,
        decimals: 2,
      }),
      message: two(
        '服务项目收入合计是 {current}，不能多于开放服务收入。',
        'The income from these services is {current}. It cannot be more than the income from all services.',
      ),
      at: ['serviceIncome', 'serviceItems.income'],
    },
    {
      id: 'qualificationValid',
      severity: 'warning',
      when: ['gt', rowsOf('qualifications'), 0],
      assert: is(countWhere('qualifications', 'until', ['lt', cell('until'), ['today']]), 0),
      message: two(
        '有资质已过有效期，请更新，或在“平台建设与运行情况”中说明。',
        'A qualification has expired. Renew it, or explain in the part on building up and running the platform.',
      ),
      at: [{ column: 'qualifications.until', where: ['lt', cell('until'), ['today']] }],
    },
    {
      id: 'qualificationOnce',
      assert: ['unique', ['column', 'qualifications', 'number']],
      message: two('证书编号不能重复。', 'Each certificate number may be listed only once.'),
      at: ['qualifications.number'],
    },
  ],
}
