/** Contributors in the award report form: tables of persons and units in order. */
import type { PageSource } from '@/smartform/schema/definition'
import { certificate, longText, mobile, text } from '../fields'
import { pageWithHelp, section, table } from '../structure'
import { two } from '../two'

/** 主要完成人、主要完成单位: the contributors in order; each confirms their entry before submission. */
export const contributors: PageSource = pageWithHelp(
  'contributors',
  two('完成人与完成单位', 'Persons and units'),
  two(
    '按贡献大小排列。每位完成人、每个完成单位都会收到确认请求；确认后排名或贡献改变的，会重新请其确认。',
    'In order of contribution. Each person and unit is asked to confirm; whose place or contribution changes afterwards is asked again.',
  ),
  [
    section('persons', two('主要完成人', 'Persons'), [
      table(
        'persons',
        two('主要完成人', 'Persons'),
        {
          help: two(
            '至多 15 人；同一年度同一类别中每人只能在一份提名材料中。',
            'At most 15. Each person stands in one report of a category and year.',
          ),
          required: true,
          minRows: 1,
          maxRows: 15,
          prefill: 'award.persons',
        },
        [
          text('name', two('姓名', 'Name'), 50, { personal: 'name', required: true }),
          certificate('certificate', two('证件号码', 'ID number'), {
            types: ['111', '414', '516', '511', '810', '553', '114'],
            required: true,
          }),
          mobile('mobile', two('手机号码', 'Mobile number'), { required: true }),
          text('title', two('技术职称', 'Title'), 30, { personal: 'position', required: true }),
          text('unit', two('工作单位', 'Unit'), 100, { required: true }),
          longText('contribution', two('对本项目的贡献', 'Contribution'), 300, { required: true }),
        ],
      ),
    ]),
    section('units', two('主要完成单位', 'Units'), [
      table(
        'units',
        two('主要完成单位', 'Units'),
        {
          help: two('至多 10 个，由单位管理员确认。', 'At most 10, confirmed by the unit’s administrator.'),
          required: true,
          minRows: 1,
          maxRows: 10,
          prefill: 'award.units',
        },
        [
          { id: 'unit', kind: 'unitPicker', label: two('单位名称', 'Unit'), required: true },
          longText('contribution', two('对本项目的贡献', 'Contribution'), 300, { required: true }),
        ],
      ),
    ]),
  ],
)
