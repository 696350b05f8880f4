import type { FieldSource, FormSource } from '@/smartform/schema/definition'

const short = (id: string, label: string): FieldSource => ({ id, kind: 'text', label, required: true, maxLength: 50 })

/** Forms for unit filings without a form of their own: a membership request. */
export const filingForms: readonly FormSource[] = [
  {
    id: 'membership-request',
    version: 1,
    title: '单位关联申请',
    pages: [
      {
        id: 'request',
        title: '申请内容',
        sections: [
          {
            id: 'person',
            title: '申请人',
            fields: [
              short('fullname', '姓名'),
              short('position', '职务职称'),
              short('major', '专业'),
              { id: 'mobile', kind: 'mobile', label: '手机号码', required: true },
              { id: 'email', kind: 'email', label: '电子邮箱', required: true },
              short('unitName', '所在单位'),
            ],
          },
          {
            id: 'identity',
            title: '身份核验',
            fields: [short('realName', '实名认证'), short('department', '所在部门'), short('appliedOn', '申请日期')],
          },
        ],
      },
    ],
  },
]
