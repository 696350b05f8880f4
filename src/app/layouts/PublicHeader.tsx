/** The header of pages before the login: brand, public links, language; without antd. */

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
import { SeniorSwitch } from './SeniorSwitch'

interface LinkProps {
  to: string
  className?: string
  children: ReactNode
}

/** A link that needs no router and loads a new document. */
function DocumentLink({ to, ...rest }: LinkProps) {
  return <a href={withBase(besideHere(to))} {...rest} />
}

interface PublicHeaderProps {
  children?: ReactNode
  /** Whether its links load a new document. */
  anew?: boolean
}

export function PublicHeader({ children, anew = false }: PublicHeaderProps) {
  const t = useT()
  const LinkComponent: ComponentType<LinkProps> = anew ? DocumentLink : Link
  return (
    <header className={styles.header}>
      <LinkComponent to="/" className={styles.brand}>
        <BrandMark className={styles.mark} />
        {t(siteName)}
      </LinkComponent>
      <nav className={styles.tools} aria-label={t('公开服务')}>
        <LinkComponent to={openGuidesPath()}>{t('申报指南')}</LinkComponent>
        <LinkComponent to={acceptedPattern}>{t('奖励公示')}</LinkComponent>
        <LinkComponent to={helpPath()}>{t('帮助中心')}</LinkComponent>
        <SeniorSwitch />
        <LanguageSwitch />
        {children}
      </nav>
    </header>
  )
}
