import type { PageSource } from '@/smartform/schema/definition'
import { inBoth } from '../in-both'

/** 主要完成人、主要完成单位: the contributors in order; each confirms their entry before submission. */
export const contributors: PageSource = {
  id: 'contributors',
  title: inBoth('完成人与完成单位', 'Persons and units'),
  help: inBoth(
    '按贡献大小排列。每位完成人、每个完成单位都会收到确认请求；确认后排名或贡献改变的，会重新请其确认。',
    'In order of contribution. Each person and unit is asked to confirm; whose place or contribution changes afterwards is asked again.',
  ),
  sections: [
    {
      id: 'persons',
      title: inBoth('主要完成人', 'Persons'),
      fields: [
        {
          id: 'persons',
          kind: 'table',
          label: inBoth('主要完成人', 'Persons'),
          help: inBoth(
            '至多 15 人；同一年度同一类别中每人只能在一份提名材料中。',
            'At most 15. Each person stands in one report of a category and year.',
          ),
          required: true,
          minRows: 1,
          maxRows: 15,
          prefill: 'award.persons',
          columns: [
            { id: 'name', kind: 'text', label: inBoth('姓名', 'Name'), required: true, maxLength: 50 },
            {
              id: 'certificate',
              kind: 'certificate',
              label: inBoth('证件号码', 'Identity number'),
              types: ['111', '414', '516', '511', '810', '553', '114'],
              required: true,
            },
            { id: 'mobile', kind: 'mobile', label: inBoth('手机号码', 'Mobile number'), required: true },
            { id: 'title', kind: 'text', label: inBoth('技术职称', 'Title'), required: true, maxLength: 30 },
            { id: 'unit', kind: 'text', label: inBoth('工作单位', 'Unit'), required: true, maxLength: 100 },
            {
              id: 'contribution',
              kind: 'longText',
              label: inBoth('对本项目的贡献', 'Contribution'),
              required: true,
              maxLength: 300,
            },
          ],
        },
      ],
    },
    {
      id: 'units',
      title: inBoth('主要完成单位', 'Units'),
      fields: [
        {
          id: 'units',
          kind: 'table',
          label: inBoth('主要完成单位', 'Units'),
          help: inBoth('至多 10 个，由单位管理员确认。', 'At most 10, confirmed by who administers the unit.'),
          required: true,
          minRows: 1,
          maxRows: 10,
          prefill: 'award.units',
          columns: [
            { id: 'unit', kind: 'unitPicker', label: inBoth('单位名称', 'Unit'), required: true },
            {
              id: 'contribution',
              kind: 'longText',
              label: inBoth('对本项目的贡献', 'Contribution'),
              required: true,
              maxLength: 300,
            },
          ],
        },
      ],
    },
  ],
}
