/** The panel with the portal's name and purpose beside the sign-in form. */
import { commissionName, siteName } from '@/lib/site/site'
import { useT } from '@/ui/use-t'
import { BrandMark } from './BrandMark'
import styles from './BrandPanel.module.css'
import { Copyright } from './Copyright'

export function BrandPanel() {
  const t = useT()
  return (
    <header className={styles.panel}>
      <p className={styles.owner}>
        <BrandMark className={styles.mark} />
        {t(commissionName)}
      </p>
      <div>
        <p className={styles.name}>{t(siteName)}</p>
        <p className={styles.purpose}>{t('项目申报、评审与管理，奖励提名，基地年度检查，在同一处办理。')}</p>
      </div>
      <p className={styles.copyright}>
        <Copyright />
      </p>
    </header>
  )
}
