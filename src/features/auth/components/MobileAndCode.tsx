/** Fields for a mobile and its code: registration, binding, reset of the password, renaming a unit. */

import { isMobile, plainDigits } from '@/lib/validation/mobile'
import { SendCodeButton } from '@/shared/form/SendCodeButton'
import { useT } from '@/ui/use-t'
import type { FieldProps } from '../use-fields'
import { TextField } from './TextField'

interface MobileAndCodeProps {
  mobile: FieldProps<string>
  code: FieldProps<string>
  /** Shows errors: of the mobile before sending, or why sending failed. */
  say(errors: { mobile?: string; code?: string }): void
  /** The mobile's label. */
  label?: string
}

export function MobileAndCode({ mobile, code, say, label }: MobileAndCodeProps) {
  const t = useT()
  function target(): string | null {
    const digits = plainDigits(mobile.value)
    if (isMobile(digits)) {
      say({})
      return digits
    }
    say({ mobile: t('请输入正确的手机号码') })
    return null
  }
  return (
    <>
      <TextField {...mobile} label={label ?? t('手机号码')} type="tel" autoComplete="tel-national" required />
      <TextField
        {...code}
        label={t('验证码')}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        beside={<SendCodeButton target={target} onFailure={(text) => say({ code: text })} />}
      />
    </>
  )
}
