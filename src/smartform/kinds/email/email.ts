import { isEmail, plainEmail } from '@/lib/email'
import { t } from '@/lib/i18n'
import type { FieldBase } from '../../schema/definition'
import { type UsualKind, written } from '../kind'

/** An e-mail address. Value: string. */
interface EmailSource extends FieldBase {
  kind: 'email'
}

/** An e-mail address. The message is the specification's (section 5). */
export const email: UsualKind<EmailSource, string> = {
  ...written,
  clean: (_, value) => plainEmail(value),
  check: (_, value) =>
    value.trim() === '' || isEmail(plainEmail(value)) ? [] : [{ check: 'email', message: t('请输入正确的邮箱') }],
  operand: (_, value) => plainEmail(value) || null,
  editor: 'usual',
  columnWidth: () => 12,
  sample: () => ['name@example.com'],
}
