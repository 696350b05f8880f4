/**
 * The fields for personal data outside profile, unit, resume and form engine, by file, with their kind in the
 * register; for the test of the register.
 */

import type { PersonalDataKind } from '@/lib/personal-data/kinds'

/** Fields by file; `null`: the label speaks of people, but asks for no one's data, with the reason beside it. */
export const personalFields: Readonly<Record<string, Readonly<Record<string, PersonalDataKind | null>>>> = {
  'features/account/components/AddressDialog.tsx': { 新手机号码: 'mobile', 新邮箱: 'email' },
  'features/account/components/ReachField.tsx': { 手机号码: 'mobile', 邮箱: 'email' },
  'features/account/components/RealNameForm.tsx': {
    姓名: 'name',
    证件类型: 'certificateNumber',
    证件号码: 'certificateNumber',
    手机号码: 'mobile',
    银行账号: 'bankAccount',
    '银行账号（选填）': 'bankAccount',
  },
  // The heading of the settings.
  'features/account/pages/SettingsPage.tsx': { 账户设置: null },
  'features/account/pages/InfoPage.tsx': { 姓名: 'name', 证件类型: 'certificateNumber', 证件号码: 'certificateNumber' },
  'features/auth/components/AccountFields.tsx': { 姓名: 'name' },
  'features/auth/components/BindOrRegister.tsx': { 账号的手机号码: 'mobile' },
  'features/auth/components/CodeForm.tsx': { 手机号码: 'mobile' },
  'features/auth/components/MobileAndCode.tsx': { 手机号码: 'mobile' },
  'features/auth/components/PasswordForm.tsx': { 用户名或手机号码: 'mobile' },
  // Names a list of buttons of the demonstration.
  'features/auth/components/PersonaPicker.tsx': { 演示账号: null },
  'features/auth/components/QuickLogin.tsx': { 用户名或手机号码: 'mobile' },
  'features/auth/components/RenameForms.tsx': { 联系人姓名: 'name', 联系人手机号码: 'mobile' },
  'features/company/components/AddStaffDialog.tsx': { 姓名: 'name', 手机号码: 'mobile' },
  'features/company/staff-sheet.ts': { 姓名: 'name', 手机号码: 'mobile' },
  // Names a comparison of figures.
  'features/project/components/EvaluationDispute.tsx': { 登记与负责人填写的对照: null },
  // A search: it keeps nothing.
  'features/project/components/acceptance/AssignExperts.tsx': { '按姓名、单位或专业查找': null },
  'features/project/components/InviteTopicLeader.tsx': { 课题负责人: 'name', 手机号码: 'mobile' },
  'smartform/kinds/certificate/CertificateTypeSelect.tsx': { 证件类型: 'certificateNumber' },
  // Asks for the code; the number behind it is only named.
  'work/signing/CodeSigning.tsx': { '短信验证码（发送至尾号 {tail} 的手机）': null },
  'work/components/NameAndMobile.tsx': { 手机号码: 'mobile' },
  // The code of a text message; it is spent at once.
  'work/components/Signatures.tsx': { '短信验证码（发送至尾号 {tail} 的手机）': null },
}
