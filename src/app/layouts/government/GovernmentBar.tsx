import { text } from '@/lib/i18n/i18n'
import { MessageBell } from '../../bell/MessageBell'
import type { MenuNode } from '../../menu'
import { HelpLink } from '../HelpLink'
import { LanguageSwitch } from '../LanguageSwitch'
import { LayoutPart } from '../LayoutPart'
import { MobileMenu } from '../menu/MobileMenu'
import { TopMenu } from '../menu/TopMenu'
import { UserMenu } from '../menu/UserMenu'
import { RecentMessages } from '../RecentMessages'
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
          <UserMenu narrow={narrow} framed />
        </LayoutPart>
      </div>
    </div>
  )
}
