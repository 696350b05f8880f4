/** The fields of a new account (user name, name, mobile, code, password, consent) with their rules; for registration and binding. */

import { t } from '@/lib/i18n/i18n'
import { plainDigits } from '@/lib/validation/mobile'
import { newPasswordHint } from '@/lib/validation/new-password'
import { PurposeNote } from '@/shared/personal-data/PurposeNote'
import { useT } from '@/ui/use-t'
import type { NewAccount } from '../bind-calls'
import { fieldRules } from '../field-rules'
import type { useFields } from '../use-fields'
import { ConsentToTerms } from './ConsentToTerms'
import { MobileAndCode } from './MobileAndCode'
import { PasswordField } from './PasswordField'
import { TextField } from './TextField'

export const blankAccount = { userName: '', fullName: '', mobile: '', code: '', password: '', repeated: '', agreed: '' }
export type AccountFieldName = keyof typeof blankAccount

export const accountRules = {
  userName: fieldRules.userName,
  fullName: fieldRules.fullName,
  mobile: fieldRules.mobile,
  code: fieldRules.code,
  password: fieldRules.password,
  repeated: fieldRules.repeated,
  agreed: (value: string) => (value ? undefined : t('请阅读并同意用户协议和隐私政策')),
} as const

/** The field of a refused registration. */
export const accountSubjects = {
  userName: 'userName',
  fullName: 'fullName',
  mobile: 'mobile',
  code: 'code',
  newPassword: 'password',
} as const

export function accountOf(values: Readonly<Record<AccountFieldName, string>>): NewAccount {
  return {
    userName: values.userName.trim(),
    userFullname: values.fullName.trim(),
    userMobile: plainDigits(values.mobile),
    password: values.password,
    validateCode: plainDigits(values.code),
  }
}

interface AccountFieldsProps {
  form: Pick<ReturnType<typeof useFields<AccountFieldName>>, 'field' | 'show'>
  /** Whether the full name is already known. */
  named?: boolean
}

/** The fields of a new account. */
export function AccountFields({ form, named = false }: AccountFieldsProps) {
  const t = useT()
  return (
    <>
      <TextField
        {...form.field('userName')}
        label={t('用户名')}
        hint={t('4 至 20 位字母、数字或下划线，以字母开头')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      {!named && (
        <TextField
          {...form.field('fullName')}
          label={t('姓名')}
          hint={t('请填写真实姓名，实名认证时须一致')}
          autoComplete="name"
          required
        />
      )}
      <MobileAndCode mobile={form.field('mobile')} code={form.field('code')} say={form.show} />
      <PasswordField
        {...form.field('password')}
        label={t('设置密码')}
        hint={t(newPasswordHint)}
        autoComplete="new-password"
      />
      <PasswordField {...form.field('repeated')} label={t('再次输入密码')} autoComplete="new-password" />
      <PurposeNote kinds={named ? ['mobile'] : ['name', 'mobile']} />
      <ConsentToTerms {...form.field('agreed')} />
    </>
  )
}
