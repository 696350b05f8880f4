/** The last pages of the annual report forms of bases: next year's plan, files, declaration. */

import type { PersonalDataKind } from '@/lib/personal-data/kinds'
import type { PageSource, PartSource, Text } from '@/smartform/schema/definition'
import { rowsOf } from '../../expressions'
import { commitment, computed, longText, month, text } from '../../fields'
import { page, part, section, table } from '../../structure'
import { two } from '../../two'

/** A long answer in both languages. */
export const words = (id: string, label: Text, maxLength: number, required = true) =>
  longText(id, label, maxLength, { required, rows: 6, copy: false })

/** 下年计划. */
export const nextYear: PartSource = {
  about: '下年工作计划：总体安排和可考核的目标。',
  parameters: { label: { default: two('下年工作安排', "Next year's work") } },
  fields: [
    words('nextWork', '{{label}}', 2000),
    table(
      'nextGoals',
      two('下年考核目标', "Next year's goals"),
      {
        help: two('至少两项，写明可核对的结果。', 'At least two, with results that can be checked.'),
        copy: false,
        required: true,
        minRows: 2,
        maxRows: 20,
      },
      [
        text('goal', two('目标', 'Goal'), 200, { required: true }),
        text('measure', two('考核指标', 'Measured by'), 100, { required: true }),
        month('by', two('完成时间', 'Due'), { required: true }),
        text('owner', two('责任人', 'Owner'), 50, { required: true }),
      ],
    ),
    computed('goalCount', two('目标数', 'Goals'), rowsOf('nextGoals'), { decimals: 0, unit: two('项', 'items') }),
  ],
}

/** Files, and the head's declaration: the last page of every report. */
export function lastPage(proofs: Text, help: Text, personal: PersonalDataKind | null = null): PageSource {
  const promise = two(
    '本报告内容真实、准确、完整，数字有据可查，不含涉密内容；如有不实，愿承担相应责任。',
    'This report is true, accurate and complete; its numbers can be traced; it holds nothing secret.',
  )
  return page('proofs', two('附件与承诺', 'Files and statement'), [
    section('files', two('附件', 'Files'), [
      part('attachments', { id: 'proofs', label: proofs, help, most: 10, required: true, personal }),
      part('attachments', {
        id: 'otherFiles',
        label: two('其他材料', 'Other files'),
        required: false,
        most: 10,
        accept: ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'jpg', 'png'],
      }),
    ]),
    section('promise', two('承诺', 'Statement'), [
      commitment('commitment', two('负责人承诺', "The head's statement"), promise),
    ]),
  ])
}
