import type { FieldSource, FormSource, TableSource, Text } from '@/smartform/schema/definition'
import { inBoth } from './in-both'
import { attachments } from './parts/attachments'

const short = (id: string, label: Text, more: Partial<Extract<FieldSource, { kind: 'text' }>> = {}): FieldSource => ({
  id,
  kind: 'text',
  label,
  required: true,
  maxLength: 50,
  ...more,
})
const long = (id: string, label: Text): FieldSource => ({
  id,
  kind: 'longText',
  label,
  required: true,
  maxLength: 1000,
})
const proof = {
  part: 'attachments',
  with: { id: 'proof', label: inBoth('证明材料', 'Supporting documents'), accept: ['pdf'], most: 5 },
}
const table = (id: string, label: Text, columns: TableSource['columns']): TableSource => ({
  id,
  kind: 'table',
  label,
  minRows: 0,
  maxRows: 30,
  columns,
})
const column = (id: string, label: Text) => ({ id, kind: 'text', label, required: true, maxLength: 100 }) as const

const person: FieldSource[] = [
  short('fullname', inBoth('姓名', 'Full name')),
  short('position', inBoth('职务职称', 'Position and title')),
  short('major', inBoth('专业', 'Major')),
  { id: 'mobile', kind: 'mobile', label: inBoth('手机号码', 'Mobile number'), required: true },
  { id: 'email', kind: 'email', label: inBoth('电子邮箱', 'E-mail'), required: true },
  short('unitName', inBoth('所在单位', 'Unit')),
]

const form = (id: string, title: Text, pages: FormSource['pages'], more: Partial<FormSource> = {}): FormSource => ({
  id,
  version: 1,
  title,
  parts: { attachments },
  pages,
  ...more,
})
const offeredInEnglish: Partial<FormSource> = { languages: ['zh', 'en'] }

/** What is filed through a unit besides declarations: a form for each kind of work. */
export const filingForms: readonly FormSource[] = [
  form(
    'expert-application',
    inBoth('专家入库申请表', 'Application to join the database of experts'),
    [
      {
        id: 'basics',
        title: inBoth('基本信息', 'Basic information'),
        sections: [
          { id: 'person', title: inBoth('申请人', 'Applicant'), fields: person },
          {
            id: 'field',
            title: inBoth('评审领域', 'Review fields'),
            fields: [
              short('discipline', inBoth('评审领域', 'Review fields')),
              short('languages', inBoth('工作语言', 'Working languages')),
              long('expertise', inBoth('专业特长与主要成果', 'Expertise and main achievements')),
            ],
          },
        ],
      },
      {
        id: 'experience',
        title: inBoth('经历与回避', 'Experience and recusal'),
        sections: [
          {
            id: 'work',
            fields: [
              table('positions', inBoth('主要工作经历', 'Main work experience'), [
                column('unitName', inBoth('单位', 'Unit')),
                column('position', inBoth('职务', 'Position')),
                column('period', inBoth('起止年月', 'From and to')),
              ]),
              table('recusals', inBoth('回避单位', 'Units to recuse'), [
                column('unitName', inBoth('单位名称', 'Unit')),
                column('reason', inBoth('回避原因', 'Reason')),
              ]),
              proof,
            ],
          },
        ],
      },
    ],
    offeredInEnglish,
  ),
  form('membership-request', '单位关联申请', [
    {
      id: 'request',
      title: '申请内容',
      sections: [
        { id: 'person', title: '申请人', fields: person },
        {
          id: 'identity',
          title: '身份核验',
          fields: [short('realName', '实名认证'), short('department', '所在部门'), short('appliedOn', '申请日期')],
        },
      ],
    },
  ]),
]
