import { useT } from '@/ui/use-t'
import type { MenuNode } from '../menu'
import { NavigationMenu } from './NavigationMenu'
import styles from './TopMenu.module.css'

interface TopMenuProps {
  menu: readonly MenuNode[]
  selected: string | undefined
  theme: 'light' | 'dark'
}

/** The menu in the header; what finds no room stands under its last entry. */
export function TopMenu({ menu, selected, theme }: TopMenuProps) {
  const t = useT()
  return (
    <nav aria-label={t('主菜单')}>
      <NavigationMenu className={styles.menu} menu={menu} selected={selected} mode="horizontal" theme={theme} />
    </nav>
  )
}
