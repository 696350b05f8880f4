/** Signs out from the user's menu: asks first, then reloads, so that nothing of the person stays in memory. */
import { currentLocation } from '@/lib/routing/base-path'
import { signOut } from '@/session/sign-out'
import { useDialogs } from '@/ui/feedback'
import { useT } from '@/ui/use-t'
import { addressOf } from '../entry-address'
import { browser } from '../entry-browser'

/** Asks, ends the login and reloads, so that nothing of this person stays in memory (specification, section 2). */
export function useLogout(): () => void {
  const t = useT()
  const dialogs = useDialogs()
  return () =>
    dialogs.confirm({
      title: t('真的要注销登录吗 ?'),
      okText: t('注销登录'),
      cancelText: t('取消'),
      onOk: async () => {
        await signOut()
        browser().loadAnew(addressOf(currentLocation()))
      },
    })
}
