import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { withoutGovernment } from '@/lib/government-prefix'
import { isPermitted } from '@/lib/route-handle'
import { useMaybeSession } from '@/session/session'
import type { PageLink } from '@/shared/page-links'
import { memberPages } from '../member-pages'
import { type Crumb, foldMenu, foldTrail, foundPages, linksOf, type MenuNode, parentKey, selectedKey } from '../menu'
import { crumbShows, entryShows } from '../menu-entries'

interface MenuState {
  menu: readonly MenuNode[]
  /** The same pages without their groups. */
  links: readonly PageLink[]
  /** The same, and what is only found by searching. */
  searched: readonly PageLink[]
  /** The way to the page the person is on. */
  trail: readonly Crumb[]
  /** The entry the page stands under. */
  selected: string | undefined
}

/** The person's menu, and where in it they are. */
export function useMenu(): MenuState {
  const session = useMaybeSession()
  // Inside the government portal's frames the same pages stand under a prefix, which links add by themselves.
  const pathname = withoutGovernment(useLocation().pathname)
  const menu = useMemo(() => (session ? foldMenu(memberPages, entryShows(session)) : []), [session])
  const links = useMemo(() => linksOf(menu), [menu])
  const searched = useMemo(
    () => (session ? [...links, ...foundPages(memberPages, entryShows(session))] : links),
    [session, links],
  )
  const way = useMemo(
    () => foldTrail(memberPages, pathname, session ? crumbShows(session) : (handle) => isPermitted(handle, new Set())),
    [pathname, session],
  )
  const parent = parentKey(menu, memberPages, pathname)
  const selected = selectedKey(menu, way) ?? parent
  // A page whose address does not say where it belongs stands below the list it is reached from.
  const trail = useMemo(() => {
    const listed = way.slice(1).some(({ path }) => links.some((link) => link.path === path))
    const over = listed || way.length < 2 ? [] : links.filter(({ path }) => path === parent)
    return [...way.slice(0, 1), ...over, ...way.slice(1)]
  }, [way, links, parent])
  return { menu, links, searched, trail, selected }
}
