/** The field kinds “mobile” and “email”: definition, values, validation, text. */

import { t } from '@/lib/i18n/i18n'
import { isEmail, plainEmail } from '@/lib/validation/email'
import { isMobile, plainDigits } from '@/lib/validation/mobile'
import type { FieldBase } from '../../schema/field-base'
import { type Finding, type UsualKind, written } from '../kind'

/** A mainland mobile number. Value: string. Always sensitive. */
interface MobileSource extends FieldBase {
  kind: 'mobile'
}

/** The message is the specification's (section 5). */
export function checkMobile(value: string): Finding[] {
  return value.trim() === '' || isMobile(plainDigits(value))
    ? []
    : [{ check: 'mobile', message: t('请输入正确的手机号码') }]
}

/** A mainland mobile number; sensitive. */
export const mobile: UsualKind<MobileSource, string> = {
  ...written,
  personal: 'mobile',
  clean: (_, value) => plainDigits(value),
  check: (_, value) => checkMobile(value),
  operand: (_, value) => plainDigits(value) || null,
  editor: 'usual',
  columnWidth: () => 7,
  sample: () => ['13800001001'],
}

/** An e-mail address. Value: string. */
interface EmailSource extends FieldBase {
  kind: 'email'
}

/** An e-mail address. The message is the specification's (section 5). */
export const email: UsualKind<EmailSource, string> = {
  ...written,
  personal: 'email',
  clean: (_, value) => plainEmail(value),
  check: (_, value) =>
    value.trim() === '' || isEmail(plainEmail(value)) ? [] : [{ check: 'email', message: t('请输入正确的邮箱') }],
  operand: (_, value) => plainEmail(value) || null,
  editor: 'usual',
  columnWidth: () => 12,
  sample: () => ['name@example.com'],
}
