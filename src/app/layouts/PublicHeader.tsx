import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { acceptedPattern, helpPath, openGuidesPath } from '@/features/help/paths'
import { siteName } from '@/lib/site'
import { useT } from '@/ui/use-t'
import { BrandMark } from './BrandMark'
import { LanguageSwitch } from './LanguageSwitch'
import styles from './PublicHeader.module.css'

/** The head of every page that needs no login: whose portal this is, what anybody may read, the language. Without antd. */
export function PublicHeader({ children }: { children?: ReactNode }) {
  const t = useT()
  return (
    <header className={styles.header}>
      <Link to="/" className={styles.brand}>
        <BrandMark className={styles.mark} />
        {t(siteName)}
      </Link>
      <nav className={styles.tools} aria-label={t('公开服务')}>
        <Link to={openGuidesPath()}>{t('申报指南')}</Link>
        <Link to={acceptedPattern}>{t('奖励公示')}</Link>
        <Link to={helpPath()}>{t('帮助中心')}</Link>
        <LanguageSwitch />
        {children}
      </nav>
    </header>
  )
}
