import type { ComponentType, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { acceptedPattern, helpPath, openGuidesPath } from '@/features/help/paths'
import { withBase } from '@/lib/routing/base-path'
import { besideHere } from '@/lib/routing/beside-here'
import { siteName } from '@/lib/site/site'
import { useT } from '@/ui/use-t'
import { BrandMark } from './BrandMark'
import { LanguageSwitch } from './LanguageSwitch'
import styles from './PublicHeader.module.css'

interface WayProps {
  to: string
  className?: string
  children: ReactNode
}

/** A link that needs no router and loads a new document. */
function WayAnew({ to, ...rest }: WayProps) {
  return <a href={withBase(besideHere(to))} {...rest} />
}

interface PublicHeaderProps {
  children?: ReactNode
  /** Whether its links load a new document. */
  anew?: boolean
}

/** The header of public pages: brand, public links, language. Without antd. */
export function PublicHeader({ children, anew = false }: PublicHeaderProps) {
  const t = useT()
  const Way: ComponentType<WayProps> = anew ? WayAnew : Link
  return (
    <header className={styles.header}>
      <Way to="/" className={styles.brand}>
        <BrandMark className={styles.mark} />
        {t(siteName)}
      </Way>
      <nav className={styles.tools} aria-label={t('公开服务')}>
        <Way to={openGuidesPath()}>{t('申报指南')}</Way>
        <Way to={acceptedPattern}>{t('奖励公示')}</Way>
        <Way to={helpPath()}>{t('帮助中心')}</Way>
        <LanguageSwitch />
        {children}
      </nav>
    </header>
  )
}
