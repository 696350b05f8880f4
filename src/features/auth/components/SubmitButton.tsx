/** The submit button of the forms before the login, in native HTML without antd. */

import { useT } from '@/ui/use-t'
import styles from './SubmitButton.module.css'

interface SubmitButtonProps {
  busy: boolean
  /** Its label; default: 登录. */
  label?: string
  busyLabel?: string
}

/** The form's primary button. While busy it keeps place and focus, and ignores clicks. */
export function SubmitButton({ busy, label, busyLabel }: SubmitButtonProps) {
  const t = useT()
  return (
    <button type="submit" className={styles.submit} aria-disabled={busy || undefined}>
      {busy ? (busyLabel ?? t('正在登录…')) : (label ?? t('登录'))}
    </button>
  )
}
