import type { PageSource, PartSource, Text } from '@/smartform/schema/definition'
import { rowsOf } from '../../expressions'
import { two } from '../../parts/figure'

/** A long answer in both languages. */
export const words = (id: string, label: Text, maxLength: number, required = true) =>
  ({ id, kind: 'longText', label, maxLength, required, rows: 6, copy: false }) as const

/** 下年计划. */
export const nextYear: PartSource = {
  about: '下年工作计划：总体安排和可考核的目标。',
  parameters: { label: { default: two('下年工作安排', "Next year's work") } },
  fields: [
    words('nextWork', '{{label}}', 2000),
    {
      id: 'nextGoals',
      kind: 'table',
      label: two('下年考核目标', "Next year's goals"),
      help: two('至少两项，写明可核对的结果。', 'At least two, with results that can be checked.'),
      copy: false,
      required: true,
      minRows: 2,
      maxRows: 20,
      columns: [
        { id: 'goal', kind: 'text', label: two('目标', 'Goal'), required: true, maxLength: 200 },
        { id: 'measure', kind: 'text', label: two('考核指标', 'Measured by'), required: true, maxLength: 100 },
        { id: 'by', kind: 'month', label: two('完成时间', 'Due'), required: true },
        { id: 'owner', kind: 'text', label: two('责任人', 'Owner'), required: true, maxLength: 50 },
      ],
    },
    {
      id: 'goalCount',
      kind: 'computed',
      label: two('目标数', 'Goals'),
      value: rowsOf('nextGoals'),
      decimals: 0,
      unit: two('项', 'items'),
    },
  ],
}

/** Files, and the head's declaration: the last page of every report. */
export function lastPage(proofs: Text, help: Text): PageSource {
  const promise = two(
    '本报告内容真实、准确、完整，数字有据可查，不含涉密内容；如有不实，愿承担相应责任。',
    'This report is true, accurate and complete; its numbers can be traced; it holds nothing secret.',
  )
  return {
    id: 'proofs',
    title: two('附件与承诺', 'Files and statement'),
    sections: [
      {
        id: 'files',
        title: two('附件', 'Files'),
        fields: [
          { part: 'attachments', with: { id: 'proofs', label: proofs, help, most: 10, required: true } },
          {
            part: 'attachments',
            with: {
              id: 'otherFiles',
              label: two('其他材料', 'Other files'),
              required: false,
              most: 10,
              accept: ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'jpg', 'png'],
            },
          },
        ],
      },
      {
        id: 'promise',
        title: two('承诺', 'Statement'),
        fields: [
          {
            id: 'commitment',
            kind: 'commitment',
            label: two('负责人承诺', "The head's statement"),
            required: true,
            copy: false,
            text: promise,
          },
        ],
      },
    ],
  }
}
