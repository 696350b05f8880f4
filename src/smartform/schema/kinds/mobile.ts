import { t } from '@/lib/i18n'
import { isMobile, plainDigits } from '@/lib/mobile'
import type { MobileNode } from '../nodes'
import type { Kind } from './kind'
import { coerceText } from './written'

/** A mainland mobile number; sensitive. The message is the specification's (section 5). */
export const mobile: Kind<MobileNode, string> = {
  gives: 'text',
  width: 1,
  read: (common) => ({ ...common, kind: 'mobile', sensitive: true }),
  empty: () => '',
  coerce: (_, raw) => coerceText(raw),
  clean: (_, value) => plainDigits(value),
  isEmpty: (value) => value.trim() === '',
  check: (_, value) =>
    value.trim() === '' || isMobile(plainDigits(value))
      ? []
      : [{ check: 'mobile', message: t('请输入正确的手机号码') }],
  missing: (node) => t('请填写{label}', { label: node.label }),
  operand: (_, value) => plainDigits(value) || null,
}
