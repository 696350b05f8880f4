import { commissionName, siteName } from '@/lib/site'
import { useT } from '@/ui/use-t'
import styles from './BrandPanel.module.css'

/** Whose portal this is and what it is for, beside the sign-in form. */
export function BrandPanel() {
  const t = useT()
  return (
    <header className={styles.panel}>
      <p className={styles.owner}>
        <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
          <g fill="none" stroke="currentColor" strokeWidth="2">
            <ellipse cx="16" cy="16" rx="14" ry="5.5" />
            <ellipse cx="16" cy="16" rx="14" ry="5.5" transform="rotate(60 16 16)" />
            <ellipse cx="16" cy="16" rx="14" ry="5.5" transform="rotate(120 16 16)" />
          </g>
          <circle cx="16" cy="16" r="2.5" fill="currentColor" />
        </svg>
        {t(commissionName)}
      </p>
      <div className={styles.middle}>
        <p className={styles.name}>{t(siteName)}</p>
        <p className={styles.purpose}>{t('项目申报、评审与管理，奖励提名，基地年度检查，在同一处办理。')}</p>
      </div>
      <p className={styles.copyright}>{t('© {owner} 版权所有', { owner: t(commissionName) })}</p>
    </header>
  )
}
