/** The entries of the main menu as antd's vertical menu, without its search field. */

import { Menu, type MenuProps } from 'antd'
import { Link, useNavigate } from 'react-router-dom'
import { useT } from '@/ui/use-t'
import type { MenuNode } from '../../menu'
import { menuIcon } from '../../menu-icons'
import { useReturnLink } from '../../tabs/use-return-link'
import { besideTrigger } from './beside-trigger'

type Item = NonNullable<MenuProps['items']>[number]

interface NavigationMenuProps {
  menu: readonly MenuNode[]
  selected: string | undefined
  theme?: 'light' | 'dark'
  /** Show icons only. */
  collapsed?: boolean
  /** Called after a page was chosen. */
  onChoose?(): void
}

/** The vertical menu, at the side or in a sheet. Entries are links, so they open in new tabs too. */
export function NavigationMenu({ menu, selected, theme, collapsed, onChoose }: NavigationMenuProps) {
  const t = useT()
  const navigate = useNavigate()
  const scope = useReturnLink()
  const itemOf = (node: MenuNode): Item =>
    node.children
      ? { key: node.key, label: t(node.title), icon: menuIcon(node.icon), children: node.children.map(pageOf) }
      : { ...pageOf(node), icon: menuIcon(node.icon) }
  const pageOf = ({ key, title }: MenuNode) => ({
    key,
    title: t(title),
    label: (
      <Link {...scope(key)} tabIndex={-1}>
        {t(title)}
      </Link>
    ),
  })
  return (
    <Menu
      // Open groups are an initial value; a collapsed menu has none.
      key={collapsed ? 'folded' : 'unfolded'}
      items={menu.map(itemOf)}
      mode="inline"
      getPopupContainer={besideTrigger}
      theme={theme}
      inlineCollapsed={collapsed}
      selectedKeys={selected === undefined ? [] : [selected]}
      defaultOpenKeys={!collapsed ? menu.map(({ key }) => key) : undefined}
      onClick={({ key, domEvent }) => {
        // A click follows the link itself; the keyboard selects the entry around it.
        if (domEvent.type === 'keydown') {
          const { to, ...options } = scope(key)
          navigate(to, options)
        }
        onChoose?.()
      }}
    />
  )
}
