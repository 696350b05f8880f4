/** The menu button of a narrow window, which opens the menu as a sheet. */
import { MenuOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { Button } from '@/ui/Button'
import { lazyDialog } from '@/ui/lazy-part'
import { useIdlePrefetch } from '@/ui/use-idle-prefetch'
import { useT } from '@/ui/use-t'
import type { MenuNode } from '../../menu'
import styles from './MobileMenu.module.css'

const Sheet = lazyDialog(() => import('./MobileMenuSheet').then((module) => module.MobileMenuSheet))

/** The menu in a narrow window: a sheet behind a button, loaded after the page. */
export function MobileMenu({ menu, selected }: { menu: readonly MenuNode[]; selected: string | undefined }) {
  const t = useT()
  const [open, setOpen] = useState(false)
  useIdlePrefetch(Sheet.preload)
  return (
    <>
      <Button
        type="text"
        className={styles.button}
        icon={<MenuOutlined aria-hidden />}
        aria-label={t('打开菜单')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Sheet open={open} onClose={() => setOpen(false)} menu={menu} selected={selected} />
    </>
  )
}
