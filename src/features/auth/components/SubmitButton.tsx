import { useT } from '@/ui/use-t'
import styles from './SubmitButton.module.css'

interface SubmitButtonProps {
  busy: boolean
  /** What it does; 登录 by default. */
  label?: string
  busyLabel?: string
}

/** The form's one primary action. While busy it stays where it is and keeps the focus; a second press does nothing. */
export function SubmitButton({ busy, label, busyLabel }: SubmitButtonProps) {
  const t = useT()
  return (
    <button type="submit" className={styles.submit} aria-disabled={busy || undefined}>
      {busy ? (busyLabel ?? t('正在登录…')) : (label ?? t('登录'))}
    </button>
  )
}
