/** The menu as a sheet for narrow windows, with search above and language below. */
import { Drawer } from 'antd'
import { useT } from '@/ui/use-t'
import type { MenuNode } from '../../menu'
import { LanguageSwitch } from '../LanguageSwitch'
import styles from './MobileMenu.module.css'
import { SearchableMenu } from './SearchableMenu'

interface MobileMenuSheetProps {
  open: boolean
  onClose(): void
  menu: readonly MenuNode[]
  selected: string | undefined
}

export function MobileMenuSheet({ open, onClose, menu, selected }: MobileMenuSheetProps) {
  const t = useT()
  return (
    <Drawer
      open={open}
      onClose={onClose}
      placement="left"
      size={288}
      title={t('菜单')}
      classNames={{ body: styles.body }}
      footer={<LanguageSwitch />}
    >
      <nav aria-label={t('主菜单')}>
        <SearchableMenu menu={menu} selected={selected} onChoose={onClose} />
      </nav>
    </Drawer>
  )
}
