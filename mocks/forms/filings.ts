import type { FieldSource, FormSource } from '@/smartform/schema/definition'
import { email, mobile, text } from './fields'
import { page, section } from './structure'

const short = (id: string, label: string, personal?: 'name' | 'position'): FieldSource =>
  text(id, label, 50, { required: true, ...(personal && { personal }) })

/** Forms for unit filings without a form of their own: a membership request. */
export const filingForms: readonly FormSource[] = [
  {
    id: 'membership-request',
    version: 1,
    title: '单位关联申请',
    pages: [
      page('request', '申请内容', [
        section('person', '申请人', [
          short('fullname', '姓名', 'name'),
          short('position', '职务职称', 'position'),
          short('major', '专业'),
          mobile('mobile', '手机号码', { required: true }),
          email('email', '电子邮箱', { required: true }),
          short('unitName', '所在单位'),
        ]),
        section('identity', '身份核验', [
          short('realName', '实名认证'),
          short('department', '所在部门'),
          short('appliedOn', '申请日期'),
        ]),
      ]),
    ],
  },
]
