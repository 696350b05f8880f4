/** The verification code field with its send button, for forms behind the login. */

import { FormField } from '@/ui/FormField'
import { PlainInput } from '@/ui/PlainInput'
import { useT } from '@/ui/use-t'
import styles from './CodeField.module.css'
import { SendCodeButton } from './SendCodeButton'
import type { CodeChannel } from './send-code'

interface CodeFieldProps {
  id: string
  /** Default: 验证码. */
  label?: string
  value: string
  error?: string
  channel: CodeChannel
  onChange(value: string): void
  /** The address to send to; null after showing what is wrong with it. */
  target(): string | null
  onFailure(text: string): void
}

export function CodeField({ id, label, value, error, channel, onChange, target, onFailure }: CodeFieldProps) {
  const t = useT()
  return (
    <FormField id={id} label={label ?? t('验证码')} required error={error}>
      {(control) => (
        <div className={styles.code}>
          <PlainInput
            {...control}
            inputMode="numeric"
            autoComplete="one-time-code"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <SendCodeButton channel={channel} className={styles.send} target={target} onFailure={onFailure} />
        </div>
      )}
    </FormField>
  )
}
