import { Link } from 'react-router-dom'
import { homePath } from '@/features/home/paths'
import { text } from '@/lib/i18n'
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
import { LayoutPart } from './LayoutPart'
import { MobileMenu } from './MobileMenu'
import { RecentMessages } from './RecentMessages'
import { TopMenu } from './TopMenu'
import { UserMenu } from './UserMenu'

interface HeaderProps {
  menu: readonly MenuNode[]
  /** The pages of the menu, and those found by searching alone. */
  links: readonly PageLink[]
  selected: string | undefined
  narrow: boolean
  /** The menu is a row of the header, not at the side nor in a drawer. */
  withMenu: boolean
  /** Of the menu; a dark one in the header makes that dark. */
  theme: 'light' | 'dark'
}

/**
 * The head of every page, always in sight: whose portal this is, help, messages, language and the person; below them the
 * menu, in a row of its own: beside the portal's name it had room for two entries in English.
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
