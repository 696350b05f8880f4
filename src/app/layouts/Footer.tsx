import { hotline } from '@/lib/help'
import { commissionName } from '@/lib/site'
import { useT } from '@/ui/use-t'
import styles from './Footer.module.css'

/** The foot of every page of the main layout: the hotline, and the commission's copyright. */
export function Footer() {
  const t = useT()
  return (
    <footer className={styles.footer}>
      <span>{t('服务热线 {hotline}（工作日 9:00—17:00）', { hotline })}</span>
      <span>{t('© {owner} 版权所有', { owner: t(commissionName) })}</span>
    </footer>
  )
}
