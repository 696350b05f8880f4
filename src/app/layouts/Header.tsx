import { Link } from 'react-router-dom'
import { homePath } from '@/features/home/paths'
import { siteName, siteShortName } from '@/lib/site'
import type { PageLink } from '@/shared/page-links'
import { useT } from '@/ui/use-t'
import { MessageBell } from '../bell/MessageBell'
import type { MenuNode } from '../menu'
import { SearchButton } from '../search/SearchButton'
import { BrandMark } from './BrandMark'
import styles from './Header.module.css'
import { HelpLink } from './HelpLink'
import { LanguageSwitch } from './LanguageSwitch'
import { MobileMenu } from './MobileMenu'
import { RecentMessages } from './RecentMessages'
import { TopMenu } from './TopMenu'
import { UserMenu } from './UserMenu'

interface HeaderProps {
  menu: readonly MenuNode[]
  /** The pages of the menu, for the search. */
  links: readonly PageLink[]
  selected: string | undefined
  narrow: boolean
  /** The menu is part of the header, not at the side. */
  withMenu: boolean
  /** Of the menu; a dark one in the header makes that dark. */
  theme: 'light' | 'dark'
}

/** The head of every page, always in sight: whose portal this is, the menu, help, messages, language and the person. */
export function Header({ menu, links, selected, narrow, withMenu, theme }: HeaderProps) {
  const t = useT()
  return (
    <header className={withMenu && theme === 'dark' && !narrow ? `${styles.header} ${styles.dark}` : styles.header}>
      <div className={`${styles.inner} ${withMenu ? styles.aligned : ''}`}>
        {narrow && <MobileMenu menu={menu} selected={selected} />}
        <Link to={homePath} className={styles.brand}>
          <BrandMark className={styles.mark} />
          <span className={styles.name}>{t(siteName)}</span>
          <span className={styles.shortName}>{t(siteShortName)}</span>
        </Link>
        <div className={styles.menu}>
          {withMenu && !narrow && <TopMenu menu={menu} selected={selected} theme={theme} />}
        </div>
        <div className={styles.tools}>
          <SearchButton pages={links} />
          <HelpLink narrow={narrow} />
          <MessageBell />
          <RecentMessages />
          {!narrow && <LanguageSwitch />}
          <UserMenu narrow={narrow} />
        </div>
      </div>
    </header>
  )
}
