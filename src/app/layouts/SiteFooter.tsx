import { commissionName } from '@/lib/site'
import { useT } from '@/ui/use-t'
import styles from './SiteFooter.module.css'

/** Carries the commission's copyright. */
export function SiteFooter() {
  const t = useT()
  return <footer className={styles.footer}>{t('© {owner} 版权所有', { owner: t(commissionName) })}</footer>
}
