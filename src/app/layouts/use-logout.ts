/** Signs out from the user's menu: asks first, then reloads, so that nothing of the person stays in memory. */
import { currentLocation } from '@/lib/routing/base-path'
import { type LeftInClear, signOut } from '@/session/sign-out'
import { useDialogs } from '@/ui/feedback'
import { useT } from '@/ui/use-t'
import { addressOf } from '../entry-address'
import { browser } from '../entry-browser'

/**
 * Asks, ends the login and reloads, so that nothing of this person stays in memory (specification, section 2). What is not
 * saved is sealed on this device; where that cannot be done, the person chooses to go back or to delete it.
 */
export function useLogout(): () => void {
  const t = useT()
  const dialogs = useDialogs()
  const mayDelete = ({ answers, hasSettings }: LeftInClear) =>
    dialogs.agreed({
      title:
        answers === null
          ? t('这台设备上可能还有没有保存的内容')
          : answers === 0
            ? t('有些设置现在无法加密留在本机')
            : t('还有 {count} 项内容没有保存', { count: answers }),
      content:
        answers === 0
          ? t('保存的筛选、列表设置和批量办理的记录现在无法加密。请返回后稍等再试，或者删除它们并注销登录。')
          : hasSettings
            ? t('这些内容和列表设置现在无法加密留在本机。请返回后保存，或者删除它们并注销登录。')
            : t('这些内容现在无法加密留在本机。请返回后保存，或者删除它们并注销登录。'),
      okText: t('删除并注销登录'),
      okButtonProps: { danger: true },
      cancelText: t('返回'),
    })
  /** `close` closes the first question: a second dialog above it could not be reached. */
  const leave = async (close: () => void) => {
    const isOut = await signOut((left) => {
      close()
      return mayDelete(left)
    })
    close()
    if (isOut) browser().loadAnew(addressOf(currentLocation()))
  }
  return () =>
    dialogs.confirm({
      title: t('真的要注销登录吗 ?'),
      okText: t('注销登录'),
      cancelText: t('取消'),
      onOk: () => new Promise<void>((close) => void leave(close)),
    })
}
