/** State and actions of the bar of page tabs: opening with navigation, closing with a question about unsaved work. */

import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isPermitted } from '@/lib/routing/route-handle'
import { useMaybeSession } from '@/session/session'
import { useDialogs, useMessages } from '@/ui/feedback'
import { useT } from '@/ui/use-t'
import { addressOf } from '../entry-address'
import { returning } from '../entry-focus'
import { memberPages } from '../member-pages'
import { closeTabs, type OpenTab, useOpenTabs, visitTab } from './open-tabs'
import { tabAt } from './page-tab'
import { closing, type TabAction } from './tab-actions'
import { isUnsaved, stillUnsaved } from './unsaved-tabs'

/** Interval between checks for unsaved work, in milliseconds. */
const look = 1000

interface VisibleTab extends OpenTab {
  title: string
  unsaved: boolean
}

interface TabBarState {
  tabs: readonly VisibleTab[]
  /** Key of the current tab; null on a page without one. */
  active: string | null
  /** Resolves to whether a tab was closed; a person who is asked about unsaved work can cancel. */
  act(action: TabAction, key: string): Promise<boolean>
}

/** The tabs of the bar and the actions of their menu. */
export function useTabBar(userId: string): TabBarState {
  const t = useT()
  const message = useMessages()
  const navigate = useNavigate()
  const confirmLoss = useConfirmLoss()
  const location = useLocation()
  const active = tabAt(memberPages, location.pathname)?.key ?? null
  const address = addressOf(location)
  const openTabs = useOpenTabs(userId)
  useEffect(() => {
    if (active !== null) visitTab(userId, { key: active, address })
  }, [userId, active, address])
  const session = useMaybeSession()
  // The current page's tab appears at once, before it is stored.
  const tabs =
    active === null || openTabs.some(({ key }) => key === active) ? openTabs : [...openTabs, { key: active, address }]
  const unsaved = useUnsavedKeys(tabs, active)

  const visible = tabs.flatMap((tab): VisibleTab[] => {
    const position = tabAt(memberPages, new URL(tab.address, window.location.origin).pathname)
    if (!position || !isPermitted(position, session?.permissions ?? new Set())) return []
    const title = tab.detail ? `${t(position.title)} · ${tab.detail}` : t(position.title)
    return [{ ...tab, title, unsaved: unsaved.includes(tab.key) }]
  })

  const act = async (action: TabAction, key: string): Promise<boolean> => {
    const { close, show } = closing(visible, action, key, active)
    if (close.length === 0) {
      if (action === 'left') message.info(t('左侧没有标签'))
      if (action === 'right') message.info(t('右侧没有标签'))
      return false
    }
    const unsaved = await stillUnsaved(close, active)
    const names = visible.filter((tab) => unsaved.includes(tab.key)).map(({ title }) => title)
    if (names.length > 0 && !(await confirmLoss(names))) return false
    // Navigates away from the closed tab first; otherwise the current page would open it again.
    if (show !== null) await navigate(show, { state: returning, preventScrollReset: true })
    closeTabs(userId, close)
    return true
  }
  return { tabs: visible, active, act }
}

/** Keys of tabs with unsaved work, checked each second, because forms do not report changes. */
function useUnsavedKeys(tabs: readonly OpenTab[], active: string | null): readonly string[] {
  const [keys, setKeys] = useState<readonly string[]>([])
  useEffect(() => {
    const read = () => {
      const now = tabs.filter(({ key }) => isUnsaved(key, key === active)).map(({ key }) => key)
      setKeys((before) => (before.join() === now.join() ? before : now))
    }
    read()
    const timer = setInterval(read, look)
    return () => clearInterval(timer)
  }, [tabs, active])
  return keys
}

/** Asks for confirmation before tabs with unsaved work close; resolves to the choice. */
function useConfirmLoss(): (names: readonly string[]) => Promise<boolean> {
  const t = useT()
  const dialogs = useDialogs()
  return async (names) =>
    await dialogs.agreed({
      title: t('还有内容没有保存到服务器'),
      content: t('关闭后，没有保存的内容可能丢失：{names}', { names: names.join(t('、')) }),
      okText: t('仍然关闭'),
      okButtonProps: { danger: true },
      cancelText: t('取消'),
    })
}
