import { useMaybeSession } from '@/session/session'
import { returning } from '../entry-focus'
import { useLayoutSettings } from '../settings/layout-settings'
import { useOpenTabs } from './open-tabs'

/** How to go to a page. */
interface Way {
  to: string
  state?: unknown
  preventScrollReset?: boolean
}

/** The way to a page of the menu: with its tab open, to where in it the person was, as it was left. */
export function useWayBack(): (path: string) => Way {
  const { multiTab } = useLayoutSettings()
  const tabs = useOpenTabs(useMaybeSession()?.user.id ?? '')
  return (path) => {
    const tab = multiTab ? tabs.find(({ key }) => key === path) : undefined
    return tab ? { to: tab.address, state: returning, preventScrollReset: true } : { to: path }
  }
}
