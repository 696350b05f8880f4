/** The portal's rule for a new password: its hint and its check; for registration, reset and the dialog that changes it. */

import { t, text } from '../i18n/i18n'

/** The rule as it stands below the field; a text key. */
export const newPasswordHint = text('8 至 32 位，须同时含有字母和数字')

/** What a new password lacks (60107), as the message at its field; undefined for a valid one. */
export function newPasswordProblem(value: string): string | undefined {
  if (value.length < 8 || value.length > 32) return t('密码须为 8 至 32 位，现在 {n} 位', { n: value.length })
  return /\d/.test(value) && /[a-z]/i.test(value) ? undefined : t('密码须同时含有字母和数字')
}
