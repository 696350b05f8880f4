import { useT } from '@/ui/use-t'
import styles from './SubmitButton.module.css'

/** The form's one primary action. While busy it stays where it is and keeps the focus; a second press does nothing. */
export function SubmitButton({ busy }: { busy: boolean }) {
  const t = useT()
  return (
    <button type="submit" className={styles.submit} aria-disabled={busy || undefined}>
      {busy ? t('正在登录…') : t('登录')}
    </button>
  )
}
