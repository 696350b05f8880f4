import { Link } from 'react-router-dom'
import { homePath } from '@/features/home/paths'
import { text } from '@/lib/i18n/i18n'
import { siteName, siteShortName } from '@/lib/site/site'
import type { PageLink } from '@/shared/navigation/page-links'
import { useT } from '@/ui/use-t'
import { MessageBell } from '../bell/MessageBell'
import type { MenuNode } from '../menu'
import { SearchButton } from '../search/SearchButton'
import { BrandMark } from './BrandMark'
import styles from './Header.module.css'
import { HelpLink } from './HelpLink'
import { LanguageSwitch } from './LanguageSwitch'
import { LayoutPart } from './LayoutPart'
import { MobileMenu } from './menu/MobileMenu'
import { TopMenu } from './menu/TopMenu'
import { UserMenu } from './menu/UserMenu'
import { RecentMessages } from './RecentMessages'

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
          <LayoutPart name={text('帮助')}>
            <HelpLink narrow={narrow} />
          </LayoutPart>
          <LayoutPart name={text('通知和消息')}>
            <MessageBell />
          </LayoutPart>
          <LayoutPart name={text('最近的提示')}>
            <RecentMessages />
          </LayoutPart>
          {!narrow && <LanguageSwitch />}
          <LayoutPart name={text('用户菜单')}>
            <UserMenu narrow={narrow} />
          </LayoutPart>
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
