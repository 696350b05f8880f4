/** The bar of menu, messages and user below the government portal's header, for signed-in people. */
import { text } from '@/lib/i18n/i18n'
import type { MenuNode } from '../../menu'
import { HeaderTools } from '../HeaderTools'
import { LayoutPart } from '../LayoutPart'
import { MobileMenu } from '../menu/MobileMenu'
import { TopMenu } from '../menu/TopMenu'
import styles from './GovernmentLayout.module.css'

interface GovernmentBarProps {
  menu: readonly MenuNode[]
  selected: string | undefined
  narrow: boolean
}

/** Below the government portal's header, for people who are signed in: the menu, help, messages, language and the person. */
export function GovernmentBar({ menu, selected, narrow }: GovernmentBarProps) {
  return (
    <div className={styles.bar}>
      {narrow ? (
        <LayoutPart name={text('菜单')}>
          <MobileMenu menu={menu} selected={selected} />
        </LayoutPart>
      ) : (
        <div className={styles.menu}>
          <LayoutPart name={text('菜单')}>
            <TopMenu menu={menu} selected={selected} theme="light" />
          </LayoutPart>
        </div>
      )}
      <div className={styles.tools}>
        <HeaderTools narrow={narrow} framed />
      </div>
    </div>
  )
}
