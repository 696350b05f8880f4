import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { useMaybeSession } from '@/session/session'
import { memberPages } from '../member-pages'
import { type Crumb, foldMenu, foldTrail, type MenuNode, selectedKey } from '../menu'
import { entryShows } from '../menu-entries'

/** The person's menu, the way to the page they are on, and the entry it stands under. */
export function useMenu(): { menu: readonly MenuNode[]; trail: readonly Crumb[]; selected: string | undefined } {
  const session = useMaybeSession()
  const { pathname } = useLocation()
  const menu = useMemo(() => (session ? foldMenu(memberPages, entryShows(session)) : []), [session])
  const trail = useMemo(() => foldTrail(memberPages, pathname), [pathname])
  return { menu, trail, selected: selectedKey(menu, trail) }
}
