import { isEmail, plainEmail } from '@/lib/email'
import { t } from '@/lib/i18n'
import type { EmailNode } from '../nodes'
import type { Kind } from './kind'
import { coerceText } from './written'

/** An e-mail address. The message is the specification's (section 5). */
export const email: Kind<EmailNode, string> = {
  gives: 'text',
  width: 1,
  read: (common) => ({ ...common, kind: 'email' }),
  empty: () => '',
  coerce: (_, raw) => coerceText(raw),
  clean: (_, value) => plainEmail(value),
  isEmpty: (value) => value.trim() === '',
  check: (_, value) =>
    value.trim() === '' || isEmail(plainEmail(value)) ? [] : [{ check: 'email', message: t('请输入正确的邮箱') }],
  missing: (node) => t('请填写{label}', { label: node.label }),
  operand: (_, value) => plainEmail(value) || null,
}
