/** Keeps the page of one tab mounted while another tab is active: with its own frozen location and its unsaved work. */

import { Activity, type ReactNode, Suspense, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { focusHeading, type returning } from '../entry-focus'
import { LocationContext, RouterStateContext, useFrozenRoute } from './frozen-route'
import { restoreElementIds, suspendElementIds } from './suspend-element-ids'
import { markUnsavedTab, releaseUnsavedTab } from './unsaved-tabs'

interface TabPageProps {
  tabKey: string
  active: boolean
  /** The route's page; read while this tab is active. */
  page: ReactNode
}

/** The page of a tab. It stays mounted while another tab is active, with its state, scroll position and focus. */
export function TabPage({ tabKey, active, page }: TabPageProps) {
  const route = useFrozenRoute(active, page)
  const frame = useRef<HTMLDivElement>(null)
  useLeaving(frame, tabKey, active)
  return (
    <div ref={frame} hidden={!active}>
      <LocationContext.Provider value={route.location}>
        <RouterStateContext.Provider value={route.state}>
          <Activity mode={active ? 'visible' : 'hidden'}>
            <Suspense fallback={<PageSkeleton />}>{route.page}</Suspense>
          </Activity>
        </RouterStateContext.Provider>
      </LocationContext.Provider>
    </div>
  )
}

/** Suspends what only the active page may have, and restores it. */
function useLeaving(frame: React.RefObject<HTMLDivElement | null>, tabKey: string, active: boolean): void {
  const { state } = useLocation()
  const back = (state as Partial<typeof returning> | null)?.returning === true
  const leavePosition = useRef<{ scroll: number; focus: HTMLElement | null } | null>(null)
  const scroll = useRef(0)
  const focus = useRef<HTMLElement | null>(null)
  const returned = useRef(back)
  returned.current = back

  useLayoutEffect(() => {
    const page = frame.current
    if (!active || !page) return
    restoreElementIds(page)
    releaseUnsavedTab(tabKey)
    if (leavePosition.current && returned.current) {
      window.scrollTo(0, leavePosition.current.scroll)
      if (leavePosition.current.focus?.isConnected) leavePosition.current.focus.focus({ preventScroll: true })
      else focusHeading()
    }
    const onScroll = () => {
      scroll.current = window.scrollY
    }
    const onFocus = (event: FocusEvent) => {
      if (event.target instanceof HTMLElement) focus.current = event.target
    }
    scroll.current = window.scrollY
    window.addEventListener('scroll', onScroll, { passive: true })
    page.addEventListener('focusin', onFocus)
    return () => {
      window.removeEventListener('scroll', onScroll)
      page.removeEventListener('focusin', onFocus)
      leavePosition.current = { scroll: scroll.current, focus: focus.current }
      markUnsavedTab(tabKey)
      suspendElementIds(page)
    }
  }, [active, tabKey, frame])
  useLayoutEffect(() => () => releaseUnsavedTab(tabKey), [tabKey])
}
