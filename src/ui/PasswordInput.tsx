/** The password input with paste and reveal, for account settings. */
import { type ComponentProps, useState } from 'react'
import { Button } from './Button'
import styles from './PasswordInput.module.css'
import { PlainInput } from './PlainInput'
import { useT } from './use-t'

/** A password input that allows pasting and can reveal the text; its label comes from `FormField`. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  const t = useT()
  const [visible, setVisible] = useState(false)
  return (
    <div className={styles.line}>
      <PlainInput {...props} autoCapitalize="none" spellCheck={false} type={visible ? 'text' : 'password'} />
      <Button aria-pressed={visible} aria-label={t('显示密码')} onClick={() => setVisible(!visible)}>
        {visible ? t('隐藏') : t('显示')}
      </Button>
    </div>
  )
}
