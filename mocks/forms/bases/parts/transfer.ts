/** Sections about standards and transfer that the annual report forms of bases share. */

import type { PartSource } from '@/smartform/schema/definition'
import { rowsOf, sumOf } from '../../expressions'
import { money, month, radio, text } from '../../fields'
import { workedOut } from '../../parts/figure'
import { table } from '../../structure'
import { two, wan } from '../../two'
import { moreThanCell } from './results'

const items = two('项', 'items')

/** 标准. */
export const standards: PartSource = {
  about: '制定修订的标准。',
  parameters: { label: { default: two('制定、修订的标准', 'Standards written or revised') } },
  fields: [
    table('standards', '{{label}}', { copy: false, maxRows: 100 }, [
      text('name', two('标准名称', 'Name'), 200, { required: true }),
      text('number', two('标准号', 'Number'), 60, { required: true }),
      radio(
        'level',
        two('级别', 'Level'),
        {
          international: two('国际标准', 'International'),
          national: two('国家标准', 'National'),
          industry: two('行业标准', 'Industry'),
          local: two('地方标准', 'Local'),
          group: two('团体标准', 'Association'),
        },
        { required: true },
      ),
      radio(
        'role',
        two('参与方式', 'Role'),
        { lead: two('牵头', 'Leading'), join: two('参与', 'Joining') },
        { required: true },
      ),
      month('on', two('发布年月', 'Published'), { required: true }),
    ]),
    workedOut('standardCount', two('标准数', 'Standards'), items, rowsOf('standards'), { matters: 3 }),
  ],
}

/** 成果转化. */
export const transformed: PartSource = {
  about: '转化的成果：方式、受让方、合同金额和本年到款；到款不超过合同金额。',
  parameters: { label: { default: two('转化的科技成果', 'Achievements transformed') } },
  fields: [
    table('transformed', '{{label}}', { copy: false, maxRows: 200, totals: ['contract', 'received'] }, [
      text('name', two('成果名称', 'Achievement'), 200, { required: true }),
      radio(
        'way',
        two('转化方式', 'Type of transfer'),
        {
          transfer: two('转让', 'Transfer'),
          licence: two('许可', 'Licence'),
          share: two('作价投资', 'Shares'),
          own: two('自行实施', 'Own use'),
        },
        { required: true },
      ),
      text('taker', two('受让或应用单位', 'Acquired or used by'), 100, { required: true }),
      money('contract', two('合同金额（万元）', 'Contract (× 10,000 yuan)'), { required: true, min: '0' }),
      money('received', two('本年到款（万元）', 'Received this year (× 10,000 yuan)'), { required: true, min: '0' }),
    ]),
    workedOut(
      'transformedCount',
      two('转化成果数', 'Number of achievements transformed'),
      items,
      rowsOf('transformed'),
      {
        matters: 3,
      },
    ),
    workedOut(
      'transformedAmount',
      two('转化合同金额', 'Value of the contracts'),
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
