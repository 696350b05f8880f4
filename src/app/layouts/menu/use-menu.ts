/** Gives layouts the person's menu, the breadcrumb and the selected entry (BasicLayout and GovernmentLayout). */

import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { withoutGovernment } from '@/lib/routing/government-prefix'
import { isPermitted } from '@/lib/routing/route-handle'
import { useMaybeSession } from '@/session/session'
import type { PageLink } from '@/shared/navigation/page-links'
import { memberPages } from '../../member-pages'
import { type Crumb, foldMenu, foldTrail, foundPages, linksOf, type MenuNode, parentKey, selectedKey } from '../../menu'
import { crumbShows, entryShows } from '../../menu-entries'

interface MenuState {
  menu: readonly MenuNode[]
  /** The same pages without groups. */
  links: readonly PageLink[]
  /** The same, plus pages found by the search only. */
  searched: readonly PageLink[]
  /** The breadcrumb of the current page. */
  trail: readonly Crumb[]
  /** The menu entry of the current page. */
  selected: string | undefined
}

/** The person's menu, and the current page in it. */
export function useMenu(): MenuState {
  const session = useMaybeSession()
  // Under `/zwdt` the same pages have a prefix, which links add themselves.
  const pathname = withoutGovernment(useLocation().pathname)
  const menu = useMemo(() => (session ? foldMenu(memberPages, entryShows(session)) : []), [session])
  const links = useMemo(() => linksOf(menu), [menu])
  const searched = useMemo(
    () => (session ? [...links, ...foundPages(memberPages, entryShows(session))] : links),
    [session, links],
  )
  const scope = useMemo(
    () => foldTrail(memberPages, pathname, session ? crumbShows(session) : (handle) => isPermitted(handle, new Set())),
    [pathname, session],
  )
  const parent = parentKey(menu, memberPages, pathname)
  const selected = selectedKey(menu, scope) ?? parent
  // A page whose address does not show its parent is under the list that links to it.
  const trail = useMemo(() => {
    const listed = scope.slice(1).some(({ path }) => links.some((link) => link.path === path))
    const over = listed || scope.length < 2 ? [] : links.filter(({ path }) => path === parent)
    return [...scope.slice(0, 1), ...over, ...scope.slice(1)]
  }, [scope, links, parent])
  return { menu, links, searched, trail, selected }
}
