/** The rules of registration, password reset, binding and renaming a unit: a function per field that returns the message. */

import { t } from '@/lib/i18n/i18n'
import { isMobile, plainDigits } from '@/lib/validation/mobile'
import { newPasswordProblem } from '@/lib/validation/new-password'

/** 4 to 20 letters, digits and underscores, starting with a letter. */
const userName = /^[a-z]\w{3,19}$/i

/** Validation of the public forms; the backend has the same rules. Each returns the message. */
export const fieldRules = {
  userName: (value: string) =>
    !value.trim()
      ? t('请输入用户名')
      : userName.test(value.trim())
        ? undefined
        : t('用户名为 4 至 20 位字母、数字或下划线，以字母开头'),
  fullName(value: string) {
    const length = [...value.trim()].length
    if (length === 0) return t('请输入姓名')
    return length > 50 ? t('姓名不能超过 50 个字，现在 {n} 个', { n: length }) : undefined
  },
  mobile: (value: string) => (isMobile(plainDigits(value)) ? undefined : t('请输入正确的手机号码')),
  code: (value: string) => (plainDigits(value) ? undefined : t('请输入验证码')),
  password: (value: string) => (value ? newPasswordProblem(value) : t('请输入密码')),
  repeated: (value: string, { password }: Readonly<Record<string, string>>) =>
    !value ? t('请再次输入密码') : value === password ? undefined : t('两次输入的密码不一致'),
  agreed: (value: string) => (value ? undefined : t('请勾选承诺')),
  /** 18 digits or capital letters without I, O, S, V, Z, with a check character. */
  creditCode: (value: string) =>
    isCreditCode(plainCode(value)) ? undefined : t('请输入正确的统一社会信用代码（18 位）'),
} as const

/** Upper case, without spaces, half-width. */
export function plainCode(value: string): string {
  return value.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase()
}

const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/** A unified social credit code with its check character (GB 32100-2015). */
function isCreditCode(value: string): boolean {
  if (!/^[0-9A-HJ-NP-RTUWXY]{18}$/.test(value)) return false
  const sum = [...value.slice(0, 17)].reduce((all, char, index) => all + alphabet.indexOf(char) * (3 ** index % 31), 0)
  return alphabet.charAt((31 - (sum % 31)) % 31) === value.charAt(17)
}
