import { DownOutlined, UserOutlined } from '@ant-design/icons'
import { Avatar, Button, Dropdown, type MenuProps } from 'antd'
import { useMaybeSession } from '@/session/session'
import { useT } from '@/ui/use-t'
import { changeLayout, useLayoutSettings } from '../settings/layout-settings'
import { besideTrigger } from './beside-trigger'
import styles from './UserMenu.module.css'
import { useLogout } from './use-logout'
import { useNewPortal } from './use-new-portal'

/** The person's own corner: who is signed in, what is theirs, how they like the layout, and the way out. */
export function UserMenu({ narrow }: { narrow: boolean }) {
  const t = useT()
  const user = useMaybeSession()?.user
  const { navigation } = useLayoutSettings()
  const openInNewPortal = useNewPortal()
  const logout = useLogout()
  if (!user) return null
  const name = user.userFullname || user.userMobile || user.userName
  const otherNavigation = navigation === 'top' ? 'side' : 'top'
  const items: NonNullable<MenuProps['items']> = [
    { key: 'resume', label: t('个人中心'), onClick: () => openInNewPortal('resume') },
    { key: 'settings', label: t('账户设置'), onClick: () => openInNewPortal('settings') },
    { type: 'divider' },
    ...(narrow
      ? []
      : [
          {
            key: 'navigation',
            label: otherNavigation === 'side' ? t('菜单放在侧边') : t('菜单放在顶部'),
            onClick: () => changeLayout({ navigation: otherNavigation }),
          },
          { type: 'divider' as const },
        ]),
    { key: 'logout', label: t('注销登录'), onClick: logout },
  ]
  return (
    <Dropdown menu={{ items }} trigger={['click']} autoFocus placement="bottomRight" getPopupContainer={besideTrigger}>
      <Button type="text" className={styles.person} aria-label={t('{name}，用户菜单', { name })} aria-haspopup="menu">
        <Avatar
          size={28}
          icon={<UserOutlined aria-hidden />}
          src={user.headimgurl || undefined}
          alt=""
          className={styles.avatar}
        />
        {!narrow && <span className={styles.name}>{name}</span>}
        {!narrow && <DownOutlined className={styles.arrow} aria-hidden />}
      </Button>
    </Dropdown>
  )
}
