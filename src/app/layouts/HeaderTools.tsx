/** The tools at the end of a header: help, messages, language and the user's menu. */
import { text } from '@/lib/i18n/i18n'
import { MessageBell } from '../bell/MessageBell'
import { HelpLink } from './HelpLink'
import { LanguageSwitch } from './LanguageSwitch'
import { LayoutPart } from './LayoutPart'
import { UserMenu } from './menu/UserMenu'
import { RecentMessages } from './RecentMessages'
import { SeniorSwitch } from './SeniorSwitch'

/** The tools at the end of a header: help, messages, language and the user's menu. `framed`: below the government portal's header. */
export function HeaderTools({ narrow, framed }: { narrow: boolean; framed?: boolean }) {
  return (
    <>
      <LayoutPart name={text('帮助')}>
        <HelpLink narrow={narrow} />
      </LayoutPart>
      <LayoutPart name={text('通知和消息')}>
        <MessageBell />
      </LayoutPart>
      <LayoutPart name={text('最近的提示')}>
        <RecentMessages />
      </LayoutPart>
      <SeniorSwitch />
      {!narrow && <LanguageSwitch />}
      <LayoutPart name={text('用户菜单')}>
        <UserMenu narrow={narrow} framed={framed} />
      </LayoutPart>
    </>
  )
}
