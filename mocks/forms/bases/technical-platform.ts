import type { FormSource } from '@/smartform/schema/definition'
import { atMost, cell, countWhere, field, is, ratio, rowsOf, sumOf } from '../expressions'
import { amount, figure, two, workedOut } from '../parts/figure'
import { baseParts } from './parts/all'
import { duties, funds } from './parts/choices'
import { fundsBySource, fundTerms } from './parts/conditions'
import { lastPage, words } from './parts/plan'

const sources = [funds.city, funds.local, funds.host, funds.service, funds.other]
const wan = two('万元', '× 10,000 yuan')

/** 专业技术服务平台年度检查: equipment and people that serve companies. */
export const technicalPlatformForm: FormSource = {
  id: 'technical-platform',
  version: 1,
  languages: ['zh', 'en'],
  title: two('专业技术服务平台年度检查表', 'Annual inspection of a technical service platform'),
  parts: baseParts,
  pages: [
    {
      id: 'overview',
      title: two('平台与服务队伍', 'The platform and its people'),
      sections: [
        {
          part: 'facts',
          with: { bodyLabel: two('平台名称', 'Name of the platform'), directorLabel: two('平台负责人', 'Head') },
        },
        { id: 'year', fields: [words('progress', two('平台建设与运行情况', 'How the platform was run'), 2500)] },
        {
          id: 'people',
          title: two('服务队伍', 'People'),
          fields: [
            {
              part: 'staff',
              with: {
                label: two('平台人员总数', 'People of the platform'),
                regularLabel: two('其中：专职服务人员', 'Of these full-time'),
              },
            },
            {
              part: 'keyPeople',
              with: {
                label: two('技术服务骨干', 'Key people'),
                fieldLabel: two('服务领域', 'Field of service'),
                duties: duties(
                  two('平台负责人', 'Head'),
                  ['technical', '技术负责人', 'Technical head'],
                  ['quality', '质量负责人', 'Quality manager'],
                  ['operator', '检测与操作', 'Testing and operation'],
                  ['customer', '客户服务', 'Customers'],
                ),
              },
            },
          ],
        },
        {
          id: 'qualifications',
          title: two('资质', 'Qualifications'),
          fields: [
            {
              id: 'qualifications',
              kind: 'table',
              label: two('资质认定', 'Qualifications'),
              maxRows: 20,
              columns: [
                {
                  id: 'type',
                  kind: 'radio',
                  label: two('资质', 'Qualification'),
                  required: true,
                  options: [
                    { value: 'cma', label: two('检验检测机构资质认定（CMA）', 'CMA') },
                    { value: 'cnas', label: two('实验室认可（CNAS）', 'CNAS') },
                    { value: 'gmp', label: two('药品生产质量管理规范（GMP）', 'GMP') },
                    { value: 'other', label: two('其他', 'Other') },
                  ],
                },
                { id: 'number', kind: 'text', label: two('证书编号', 'Number'), required: true, maxLength: 60 },
                { id: 'until', kind: 'date', label: two('有效期至', 'Valid until'), required: true },
                {
                  id: 'items',
                  kind: 'number',
                  label: two('能力参数（项）', 'Methods covered'),
                  min: '0',
                  max: '99999',
                },
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'conditions',
      title: two('设备与经费', 'Equipment and money'),
      sections: [
        {
          id: 'equipment',
          title: two('仪器设备', 'Equipment'),
          fields: [
            { part: 'equipment', with: { threshold: '30' } },
            {
              id: 'sharedShare',
              kind: 'computed',
              label: two('共享机时占比', 'Share of hours for others'),
              value: ratio(sumOf('equipment', 'sharedHours'), sumOf('equipment', 'hours')),
              unit: '%',
              decimals: 1,
            },
          ],
        },
        {
          id: 'money',
          title: two('经费', 'Money'),
          fields: [
            ...fundsBySource(sources),
            {
              part: 'fundTotals',
              with: {
                ...fundTerms(sources),
                researchLabel: two('其中：方法研究与能力建设', 'Of this: methods and capabilities'),
              },
            },
          ],
        },
      ],
    },
    {
      id: 'service',
      title: two('开放服务', 'Services'),
      sections: [
        {
          id: 'open',
          title: two('服务总体情况', 'Services in all'),
          fields: [
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
            {
              id: 'satisfaction',
              kind: 'percent',
              label: two('用户满意度', 'Satisfied users'),
              required: true,
              copy: false,
              min: '0',
              max: '100',
            },
          ],
        },
        {
          id: 'services',
          title: two('服务项目', 'What is offered'),
          fields: [
            {
              id: 'serviceItems',
              kind: 'table',
              label: two('主要服务项目', 'Main services'),
              required: true,
              minRows: 1,
              maxRows: 100,
              totals: ['times', 'income'],
              columns: [
                { id: 'name', kind: 'text', label: two('服务项目', 'Service'), required: true, maxLength: 100 },
                { id: 'price', kind: 'text', label: two('收费标准', 'Price'), required: true, maxLength: 60 },
                {
                  id: 'times',
                  kind: 'number',
                  label: two('服务次数', 'Times'),
                  required: true,
                  min: '0',
                  max: '999999',
                },
                {
                  id: 'income',
                  kind: 'money',
                  label: two('收入（万元）', 'Income (× 10,000 yuan)'),
                  required: true,
                  min: '0',
                },
              ],
            },
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
          ],
        },
        {
          id: 'cases',
          title: two('典型案例', 'Cases'),
          fields: [
            words('case', two('服务企业创新的典型案例', 'How it helped a company'), 1500),
            amount('savedForUsers', two('为用户新增效益（用户证明）', 'Gained by users, as they say')),
          ],
        },
      ],
    },
    {
      id: 'capability',
      title: two('能力建设与交流', 'Capabilities and exchange'),
      sections: [
        {
          id: 'methods',
          title: two('方法与标准', 'Methods and standards'),
          fields: [
            figure('methods', two('新开发检测方法与工艺', 'New methods'), two('项', 'methods'), { most: '999' }),
            { part: 'standards' },
          ],
        },
        { id: 'patents', title: two('知识产权', 'Intellectual property'), fields: [{ part: 'patents' }] },
        {
          id: 'training',
          title: two('培训', 'Training'),
          fields: [{ part: 'training', with: { trainedLabel: two('用户培训人次', 'Users trained') } }],
        },
        {
          id: 'exchanges',
          title: two('交流', 'Exchange'),
          fields: [{ part: 'exchanges', with: { label: two('举办的技术交流会', 'Technical meetings held') } }],
        },
      ],
    },
    {
      id: 'plan',
      title: two('下年计划', 'Next year'),
      sections: [
        {
          id: 'next',
          fields: [{ part: 'nextYear', with: { label: two('下年服务与建设安排', "Next year's services") } }],
        },
      ],
    },
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
      assert: atMost(field('itemIncome'), field('serviceIncome')),
      message: two(
        '各服务项目收入之和不能多于开放服务收入，现在是 {current}。',
        'The services earned more ({current}) than the platform did.',
      ),
      at: ['serviceIncome', 'serviceItems.income'],
      ledger: {
        label: two('服务项目收入之和', 'Income of the services'),
        current: field('itemIncome'),
        limit: field('serviceIncome'),
        relation: 'atMost',
        unit: wan,
        decimals: 2,
      },
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
      message: two('证书编号不能重复。', 'The same number stands there twice.'),
      at: ['qualifications.number'],
    },
  ],
}
