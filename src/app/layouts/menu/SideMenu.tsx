/** The main menu at the side of the main layout, which can be collapsed. */

import { MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons'
import { Button } from '@/ui/Button'
import { useT } from '@/ui/use-t'
import type { MenuNode } from '../../menu'
import { changeLayout } from '../../settings/layout-settings'
import { NavigationMenu } from './NavigationMenu'
import { SearchableMenu } from './SearchableMenu'
import styles from './SideMenu.module.css'

interface SideMenuProps {
  menu: readonly MenuNode[]
  selected: string | undefined
  theme: 'light' | 'dark'
  collapsed: boolean
  /** Whether it stays visible while the page scrolls. */
  fixed: boolean
}

/** The side menu: 256 px wide, or 80 px with icons only (specification, section 9). */
export function SideMenu({ menu, selected, theme, collapsed, fixed }: SideMenuProps) {
  const t = useT()
  return (
    <div
      className={[styles.side, collapsed && styles.collapsed, fixed && styles.fixed, theme === 'dark' && styles.dark]
        .filter(Boolean)
        .join(' ')}
    >
      <nav aria-label={t('主菜单')} className={styles.menu}>
        {collapsed ? (
          <NavigationMenu menu={menu} selected={selected} theme={theme} collapsed />
        ) : (
          <SearchableMenu menu={menu} selected={selected} theme={theme} />
        )}
      </nav>
      <Button
        type="text"
        className={styles.fold}
        icon={collapsed ? <MenuUnfoldOutlined aria-hidden /> : <MenuFoldOutlined aria-hidden />}
        aria-expanded={!collapsed}
        aria-label={collapsed ? t('展开菜单') : t('收起菜单')}
        onClick={() => changeLayout({ collapsed: !collapsed })}
      >
        {!collapsed && t('收起菜单')}
      </Button>
    </div>
  )
}
