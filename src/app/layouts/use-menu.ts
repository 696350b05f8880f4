import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { withoutGovernment } from '@/lib/government-prefix'
import { useMaybeSession } from '@/session/session'
import type { PageLink } from '@/shared/page-links'
import { memberPages } from '../member-pages'
import { type Crumb, foldMenu, foldTrail, linksOf, type MenuNode, parentKey, selectedKey } from '../menu'
import { entryShows } from '../menu-entries'

interface MenuState {
  menu: readonly MenuNode[]
  /** The same pages without their groups. */
  links: readonly PageLink[]
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
  const trail = useMemo(() => foldTrail(memberPages, pathname), [pathname])
  const selected = selectedKey(menu, trail) ?? parentKey(menu, memberPages, pathname)
  return { menu, links, trail, selected }
}
