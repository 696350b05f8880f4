/** The menu behind the user's name in the header: settings, look, sign-out. */

import { CheckOutlined, DownOutlined, UserOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { mailPath } from '@/features/mail/paths'
import { safePictureUrl } from '@/lib/files/safe-picture-url'
import { useMaybeSession } from '@/session/session'
import { lazyDialog } from '@/ui/lazy-part'
import { MenuButton } from '@/ui/MenuButton'
import type { MenuEntry } from '@/ui/MenuList'
import { named } from '@/ui/Name'
import spoken from '@/ui/Spoken.module.css'
import { useT } from '@/ui/use-t'
import { changeAppearance, followSystem, useAppearance, useAppearanceChoice } from '../../settings/appearance'
import { changeLayout, useLayoutSettings } from '../../settings/layout-settings'
import { useLogout } from '../use-logout'
import { useNewPortal } from '../use-new-portal'
import styles from './UserMenu.module.css'

/** A drawer for developers and demos; a production build omits it. */
const SettingsDrawer =
  import.meta.env.MODE === 'production'
    ? null
    : lazyDialog(() => import('../../settings/SettingsDrawer').then((module) => module.SettingsDrawer))

interface UserMenuProps {
  narrow: boolean
  /** Inside the government portal's frames, where layout settings are not offered. */
  framed?: boolean
}

/** The user menu: name, own pages, appearance settings, sign-out. */
export function UserMenu({ narrow, framed = false }: UserMenuProps) {
  const t = useT()
  const user = useMaybeSession()?.user
  const { navigation, multiTab } = useLayoutSettings()
  const look = useAppearance()
  const [drawer, setDrawer] = useState<'never' | 'open' | 'closed'>('never')
  const decided = Object.keys(useAppearanceChoice()).length > 0
  const openInNewPortal = useNewPortal()
  const logout = useLogout()
  const navigate = useNavigate()
  if (!user) return null
  const name = user.userFullname || user.userMobile || user.userName
  const otherNavigation = navigation === 'top' ? 'side' : 'top'
  const choice = (key: string, label: string, on: boolean, change: () => void) => ({
    key,
    // The state in words, because a menu item has no switch role.
    label: (
      <>
        {label}
        <span className={spoken.only}>{on ? t('（已开启）') : t('（已关闭）')}</span>
      </>
    ),
    extra: on && <CheckOutlined aria-hidden />,
    onChoose: change,
  })
  const entries: MenuEntry[] = [
    { key: 'resume', label: t('个人中心'), onChoose: () => openInNewPortal('resume') },
    { key: 'settings', label: t('账户设置'), onChoose: () => openInNewPortal('settings') },
    { key: 'mail', label: t('通知和消息'), onChoose: () => navigate(mailPath('NOTICE')) },
    { key: 'person', divider: true },
    ...(narrow || framed
      ? []
      : [
          {
            key: 'navigation',
            label: otherNavigation === 'side' ? t('菜单放在侧边') : t('菜单放在顶部'),
            onChoose: () => changeLayout({ navigation: otherNavigation }),
          },
        ]),
    ...(framed ? [] : [choice('tabs', t('多标签页'), multiTab, () => changeLayout({ multiTab: !multiTab }))]),
    choice('dark', t('深色主题'), look.dark, () => changeAppearance({ dark: !look.dark })),
    // The senior mode decides both.
    ...(look.senior > 0
      ? []
      : [
          choice('large', t('大号文字'), look.large, () => changeAppearance({ large: !look.large })),
          choice('contrast', t('高对比度'), look.contrast, () => changeAppearance({ contrast: !look.contrast })),
        ]),
    ...(decided ? [{ key: 'system', label: t('外观跟随系统'), onChoose: followSystem }] : []),
    ...(SettingsDrawer && !framed ? [{ key: 'layout', label: t('布局设置'), onChoose: () => setDrawer('open') }] : []),
    { key: 'look', divider: true },
    { key: 'logout', label: t('注销登录'), onChoose: logout },
  ]
  const portrait = safePictureUrl(user.headimgurl)
  return (
    <>
      <MenuButton className={styles.person} aria-label={t('{name}，用户菜单', { name })} entries={entries}>
        <span className={styles.avatar}>{portrait ? <img src={portrait} alt="" /> : <UserOutlined aria-hidden />}</span>
        {!narrow && <span className={styles.name}>{named(name)}</span>}
        {!narrow && <DownOutlined className={styles.arrow} aria-hidden />}
      </MenuButton>
      {SettingsDrawer && drawer !== 'never' && (
        <SettingsDrawer open={drawer === 'open'} onClose={() => setDrawer('closed')} />
      )}
    </>
  )
}
