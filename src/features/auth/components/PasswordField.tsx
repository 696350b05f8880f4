/** The password field of all forms before the login, with paste and reveal. */
import { useState } from 'react'
import { useT } from '@/ui/use-t'
import { TextField, type TextFieldProps } from './TextField'

/** A password field with paste and reveal. Default `autoComplete`: current-password. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'beside'>) {
  const t = useT()
  const [visible, setVisible] = useState(false)
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      required
      {...props}
      type={visible ? 'text' : 'password'}
      beside={
        <button type="button" aria-pressed={visible} aria-label={t('显示密码')} onClick={() => setVisible(!visible)}>
          {visible ? t('隐藏') : t('显示')}
        </button>
      }
    />
  )
}
