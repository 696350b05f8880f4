/** Makes menu links return to where the person was in an open tab; for the side menu and the top menu. */

import { useMaybeSession } from '@/session/session'
import { returning } from '../entry-focus'
import { useLayoutSettings } from '../settings/layout-settings'
import { useOpenTabs } from './open-tabs'

/** Where a menu link leads. */
interface ReturnLink {
  to: string
  state?: unknown
  preventScrollReset?: boolean
}

/** Goes to a menu page: if its tab is open, to where the person was in it. */
export function useReturnLink(): (path: string) => ReturnLink {
  const { multiTab } = useLayoutSettings()
  const tabs = useOpenTabs(useMaybeSession()?.user.id ?? '')
  return (path) => {
    const tab = multiTab ? tabs.find(({ key }) => key === path) : undefined
    return tab ? { to: tab.address, state: returning, preventScrollReset: true } : { to: path }
  }
}
