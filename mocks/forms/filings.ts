/** Form definitions of unit filings: the membership request. */

import type { FieldSource, FormSource, Text } from '@/smartform/schema/definition'
import { email, mobile, text } from './fields'
import { page, section } from './structure'
import { two } from './two'

const short = (id: string, label: Text, personal?: 'name' | 'position'): FieldSource =>
  text(id, label, 50, { required: true, ...(personal && { personal }) })

/** Forms for unit filings without a form of their own: a membership request. */
export const filingForms: readonly FormSource[] = [
  {
    id: 'membership-request',
    version: 1,
    languages: ['zh', 'en'],
    title: two('单位关联申请', 'Request to join a unit'),
    pages: [
      page('request', two('申请内容', 'Request'), [
        section('person', two('申请人', 'Who asks'), [
          short('fullname', two('姓名', 'Name'), 'name'),
          short('position', two('职务职称', 'Position and title'), 'position'),
          short('major', two('专业', 'Specialty')),
          mobile('mobile', two('手机号码', 'Mobile number'), { required: true }),
          email('email', two('电子邮箱', 'E-mail'), { required: true }),
          short('unitName', two('所在单位', 'Unit')),
        ]),
        section('identity', two('身份核验', 'Identity'), [
          short('realName', two('实名认证', 'Real-name certification')),
          short('department', two('所在部门', 'Department')),
          short('appliedOn', two('申请日期', 'Asked on')),
        ]),
      ]),
    ],
  },
]
