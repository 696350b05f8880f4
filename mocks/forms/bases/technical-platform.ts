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
      section('year', null, [words('progress', two('平台建设与运行情况', 'How the platform was run'), 2500)]),
      section('people', two('服务队伍', 'People'), [
        part('staff', {
          label: two('平台人员总数', 'People of the platform'),
          regularLabel: two('其中：专职服务人员', 'Of these full-time'),
        }),
        part('keyPeople', {
          label: two('技术服务骨干', 'Key people'),
          fieldLabel: two('服务领域', 'Field of service'),
          duties: duties(
            two('平台负责人', 'Head'),
            ['technical', '技术负责人', 'Technical head'],
            ['quality', '质量负责人', 'Quality manager'],
            ['operator', '检测与操作', 'Testing and operation'],
            ['customer', '客户服务', 'Customers'],
          ),
        }),
      ]),
      section('qualifications', two('资质', 'Qualifications'), [
        table('qualifications', two('资质认定', 'Qualifications'), { maxRows: 20 }, [
          radio(
            'type',
            two('资质', 'Qualification'),
            {
              cma: two('检验检测机构资质认定（CMA）', 'CMA'),
              cnas: two('实验室认可（CNAS）', 'CNAS'),
              gmp: two('药品生产质量管理规范（GMP）', 'GMP'),
              other: two('其他', 'Other'),
            },
            { required: true },
          ),
          text('number', two('证书编号', 'Number'), 60, { required: true }),
          date('until', two('有效期至', 'Valid until'), { required: true }),
          number('items', two('能力参数（项）', 'Methods covered'), { min: '0', max: '99999' }),
        ]),
      ]),
    ]),
    page('conditions', two('设备与经费', 'Equipment and money'), [
      section('equipment', two('仪器设备', 'Equipment'), [
        part('equipment', { threshold: '30' }),
        computed(
          'sharedShare',
          two('共享机时占比', 'Share of hours for others'),
          ratio(sumOf('equipment', 'sharedHours'), sumOf('equipment', 'hours')),
          { unit: '%', decimals: 1 },
        ),
      ]),
      section('money', two('经费', 'Money'), [
        ...fundsBySource(sources),
        part('fundTotals', {
          ...fundTerms(sources),
          researchLabel: two('其中：方法研究与能力建设', 'Of this: methods and capabilities'),
        }),
      ]),
    ]),
    page('service', two('开放服务', 'Services'), [
      section('open', two('服务总体情况', 'Services in all'), [
        { part: 'openService' },
        figure(
          'smallCompanies',
          two('其中：中小微企业', 'Of these small and medium companies'),
          two('家', 'companies'),
          { most: '99999' },
        ),
        figure('reports', two('出具检测报告', 'Test reports'), two('份', 'reports'), {
          most: '9999999',
          matters: 50,
        }),
        figure('complaints', two('有效投诉', 'Complaints upheld'), two('件', 'complaints'), {
          most: '999',
          matters: 3,
        }),
        percent('satisfaction', two('用户满意度', 'Satisfied users'), {
          required: true,
          copy: false,
          min: '0',
          max: '100',
        }),
      ]),
      section('services', two('服务项目', 'What is offered'), [
        table(
          'serviceItems',
          two('主要服务项目', 'Main services'),
          { required: true, minRows: 1, maxRows: 100, totals: ['times', 'income'] },
          [
            text('name', two('服务项目', 'Service'), 100, { required: true }),
            text('price', two('收费标准', 'Price'), 60, { required: true }),
            number('times', two('服务次数', 'Times'), { required: true, min: '0', max: '999999' }),
            money('income', two('收入（万元）', 'Income (× 10,000 yuan)'), { required: true, min: '0' }),
          ],
        ),
        workedOut(
          'itemIncome',
          two('服务项目收入合计', 'Income of these services'),
          wan,
          sumOf('serviceItems', 'income'),
          {
            decimals: 2,
            matters: 20,
          },
        ),
      ]),
      section('cases', two('典型案例', 'Cases'), [
        words('case', two('服务企业创新的典型案例', 'How it helped a company'), 1500),
        amount('savedForUsers', two('为用户新增效益（用户证明）', 'Gained by users, as they say')),
      ]),
    ]),
    page('capability', two('能力建设与交流', 'Capabilities and exchange'), [
      section('methods', two('方法与标准', 'Methods and standards'), [
        figure('methods', two('新开发检测方法与工艺', 'New methods'), two('项', 'methods'), { most: '999' }),
        { part: 'standards' },
      ]),
      section('patents', two('知识产权', 'Intellectual property'), [{ part: 'patents' }]),
      section('training', two('培训', 'Training'), [
        part('training', { trainedLabel: two('用户培训人次', 'Users trained') }),
      ]),
      section('exchanges', two('交流', 'Exchange'), [
        part('exchanges', { label: two('举办的技术交流会', 'Technical meetings held') }),
      ]),
    ]),
    page('plan', two('下年计划', 'Next year'), [
      section('next', null, [part('nextYear', { label: two('下年服务与建设安排', "Next year's services") })]),
    ]),
    lastPage(
      two('资质证书、服务合同与用户评价', "Certificates, contracts and users' opinions"),
      two('服务收入须有财务证明。', 'With proofs of the income.'),
    ),
  ],
  rules: [
    {
      id: 'smallWithinCompanies',
      assert: atMost(field('smallCompanies'), field('servedCompanies')),
      message: two('中小微企业不能多于服务的企业。', 'There cannot be more small companies than companies.'),
      at: ['smallCompanies', 'servedCompanies'],
    },
    {
      id: 'itemsWithinIncome',
      ...limited(field('itemIncome'), 'atMost', field('serviceIncome'), {
        label: two('服务项目收入之和', 'Income of the services'),
        unit: wan,
        decimals: 2,
      }),
      message: two(
        '各服务项目收入之和不能多于开放服务收入，现在是 {current}。',
        'The services earned more ({current}) than the platform did.',
      ),
      at: ['serviceIncome', 'serviceItems.income'],
    },
    {
      id: 'qualificationValid',
      severity: 'warning',
      when: ['gt', rowsOf('qualifications'), 0],
      assert: is(countWhere('qualifications', 'until', ['lt', cell('until'), ['today']]), 0),
      message: two('有资质已过有效期，请更新或在总结中说明。', 'A qualification has run out: renew it, or say why.'),
      at: [{ column: 'qualifications.until', where: ['lt', cell('until'), ['today']] }],
    },
    {
      id: 'qualificationOnce',
      assert: ['unique', ['column', 'qualifications', 'number']],
      message: two('证书编号不能重复。', 'The same number is listed twice.'),
      at: ['qualifications.number'],
    },
  ],
}
