import { MenuOutlined } from '@ant-design/icons'
import { Button, Drawer } from 'antd'
import { useState } from 'react'
import { useT } from '@/ui/use-t'
import type { MenuNode } from '../menu'
import { LanguageSwitch } from './LanguageSwitch'
import { MenuSearch } from './MenuSearch'
import styles from './MobileMenu.module.css'
import { NavigationMenu } from './NavigationMenu'

/** The menu where the window is narrow: a drawer behind a button. */
export function MobileMenu({ menu, selected }: { menu: readonly MenuNode[]; selected: string | undefined }) {
  const t = useT()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button
        type="text"
        size="large"
        icon={<MenuOutlined aria-hidden />}
        aria-label={t('打开菜单')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Drawer
        open={open}
        onClose={close}
        placement="left"
        size={288}
        title={t('菜单')}
        classNames={{ body: styles.body }}
        footer={<LanguageSwitch />}
      >
        <nav aria-label={t('主菜单')}>
          <MenuSearch menu={menu}>
            {(found, searching) => (
              <NavigationMenu
                key={searching ? found.map(({ key }) => key).join() : 'all'}
                menu={found}
                selected={selected}
                mode="inline"
                onChoose={close}
              />
            )}
          </MenuSearch>
        </nav>
      </Drawer>
    </>
  )
}
