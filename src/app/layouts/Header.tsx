/** The sticky header of pages behind the login: brand, search, tools (help, bell, language, user), and the menu's row. */

import { Link } from 'react-router-dom'
import { homePath } from '@/features/home/paths'
import { text } from '@/lib/i18n/i18n'
import { siteName, siteShortName } from '@/lib/site/site'
import type { PageLink } from '@/shared/navigation/page-links'
import { useT } from '@/ui/use-t'
import type { MenuNode } from '../menu'
import { SearchButton } from '../search/SearchButton'
import { BrandMark } from './BrandMark'
import styles from './Header.module.css'
import { HeaderTools } from './HeaderTools'
import { LayoutPart } from './LayoutPart'
import { MobileMenu } from './menu/MobileMenu'
import { TopMenu } from './menu/TopMenu'

interface HeaderProps {
  menu: readonly MenuNode[]
  /** The menu's pages, and those found by the search only. */
  links: readonly PageLink[]
  selected: string | undefined
  narrow: boolean
  /** Whether the menu is a row of the header, instead of at the side or in a drawer. */
  withMenu: boolean
  /** The menu's theme; a dark menu in the header makes the header dark. */
  theme: 'light' | 'dark'
}

/**
 * The sticky header: brand, help, messages, language and user. The menu has its own row, because beside the brand only
 * two English entries would fit.
 */
export function Header({ menu, links, selected, narrow, withMenu, theme }: HeaderProps) {
  const t = useT()
  return (
    <header className={withMenu && theme === 'dark' ? `${styles.header} ${styles.dark}` : styles.header}>
      <div className={`${styles.inner} ${withMenu ? styles.aligned : ''}`}>
        {narrow && (
          <LayoutPart name={text('菜单')}>
            <MobileMenu menu={menu} selected={selected} />
          </LayoutPart>
        )}
        <Link to={homePath} className={styles.brand}>
          <BrandMark className={styles.mark} />
          <span className={styles.name}>{t(siteName)}</span>
          <span className={styles.shortName}>{t(siteShortName)}</span>
        </Link>
        <div className={styles.tools}>
          <LayoutPart name={text('搜索')}>
            <SearchButton pages={links} />
          </LayoutPart>
          <HeaderTools narrow={narrow} />
        </div>
      </div>
      {withMenu && (
        <div className={`${styles.menu} ${styles.aligned}`}>
          <LayoutPart name={text('菜单')}>
            <TopMenu menu={menu} selected={selected} theme={theme} />
          </LayoutPart>
        </div>
      )}
    </header>
  )
}
