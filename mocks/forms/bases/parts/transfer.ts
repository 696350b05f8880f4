import type { PartSource } from '@/smartform/schema/definition'
import { rowsOf, sumOf } from '../../expressions'
import { two, workedOut } from '../../parts/figure'
import { moreThanCell } from './results'

const wan = two('万元', '× 10,000 yuan')
const items = two('项', 'items')

/** 标准. */
export const standards: PartSource = {
  about: '制定修订的标准。',
  parameters: { label: { default: two('制定、修订的标准', 'Standards written or revised') } },
  fields: [
    {
      id: 'standards',
      kind: 'table',
      label: '{{label}}',
      copy: false,
      maxRows: 100,
      columns: [
        { id: 'name', kind: 'text', label: two('标准名称', 'Name'), required: true, maxLength: 200 },
        { id: 'number', kind: 'text', label: two('标准号', 'Number'), required: true, maxLength: 60 },
        {
          id: 'level',
          kind: 'radio',
          label: two('级别', 'Level'),
          required: true,
          options: [
            { value: 'international', label: two('国际标准', 'International') },
            { value: 'national', label: two('国家标准', 'National') },
            { value: 'industry', label: two('行业标准', 'Industry') },
            { value: 'local', label: two('地方标准', 'Local') },
            { value: 'group', label: two('团体标准', 'Association') },
          ],
        },
        {
          id: 'role',
          kind: 'radio',
          label: two('参与方式', 'Part'),
          required: true,
          options: [
            { value: 'lead', label: two('牵头', 'Leading') },
            { value: 'join', label: two('参与', 'Joining') },
          ],
        },
        { id: 'on', kind: 'month', label: two('发布年月', 'Published'), required: true },
      ],
    },
    workedOut('standardCount', two('标准数', 'Standards'), items, rowsOf('standards'), { matters: 3 }),
  ],
}

/** 成果转化. */
export const transformed: PartSource = {
  about: '转化的成果：方式、受让方、合同金额和本年到款；到款不超过合同金额。',
  parameters: { label: { default: two('转化的科技成果', 'Achievements transformed') } },
  fields: [
    {
      id: 'transformed',
      kind: 'table',
      label: '{{label}}',
      copy: false,
      maxRows: 200,
      totals: ['contract', 'received'],
      columns: [
        { id: 'name', kind: 'text', label: two('成果名称', 'Achievement'), required: true, maxLength: 200 },
        {
          id: 'way',
          kind: 'radio',
          label: two('转化方式', 'Way'),
          required: true,
          options: [
            { value: 'transfer', label: two('转让', 'Transfer') },
            { value: 'licence', label: two('许可', 'Licence') },
            { value: 'share', label: two('作价投资', 'Shares') },
            { value: 'own', label: two('自行实施', 'Own use') },
          ],
        },
        { id: 'taker', kind: 'text', label: two('受让或应用单位', 'Taken over by'), required: true, maxLength: 100 },
        {
          id: 'contract',
          kind: 'money',
          label: two('合同金额（万元）', 'Contract (× 10,000 yuan)'),
          required: true,
          min: '0',
        },
        {
          id: 'received',
          kind: 'money',
          label: two('本年到款（万元）', 'Received this year (× 10,000 yuan)'),
          required: true,
          min: '0',
        },
      ],
    },
    workedOut('transformedCount', two('转化成果数', 'Achievements transformed'), items, rowsOf('transformed'), {
      matters: 3,
    }),
    workedOut(
      'transformedAmount',
      two('转化合同金额', 'Worth of the contracts'),
      wan,
      sumOf('transformed', 'contract'),
      {
        decimals: 2,
        matters: 50,
      },
    ),
  ],
  rules: [
    moreThanCell(
      'transformed',
      'received',
      'contract',
      '本年到款不能多于合同金额。',
      'No more can be received than the contract says.',
    ),
  ],
}
