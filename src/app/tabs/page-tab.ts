/** Decides which tab an address belongs to: one per visited page or work item; for the tab bar. */

import type { RouteMatch, RouteObject } from 'react-router-dom'
import type { RouteHandle } from '@/lib/routing/route-handle'
import { routeMatches } from '../route-matches'

/** The page an address belongs to, as far as the tab bar is concerned. */
export interface TabLocation {
  /** What makes two addresses the same tab. */
  key: string
  /** The route's title, a Chinese key. */
  title: string
  permission?: RouteHandle['permission']
}

/**
 * The tab of a path; null for one that is no page of the list. One tab per visited route: the parameters count, since two
 * declarations are two pages, but not the page of a form (`pageId`), and a route with a frame of its own (a page with
 * children) is one tab whichever of them is shown.
 */
export function tabAt(pages: readonly RouteObject[], pathname: string): TabLocation | null {
  const page = routeMatches(pages, pathname).find(({ route }) => isPage(route.handle))
  if (!page) return null
  const { title, permission } = page.route.handle as RouteHandle
  return { key: keyOf(page), title, permission }
}

function isPage(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle
}

/** The matched path with the form's page left out; pattern and path have their last segments in common. */
function keyOf({ pathname, route }: RouteMatch): string {
  const pattern = (route.path ?? '').split('/').filter(Boolean)
  const segments = pathname.split('/').filter(Boolean)
  const before = segments.length - pattern.length
  return `/${segments.map((segment, index) => (pattern[index - before] === ':pageId' ? '*' : segment)).join('/')}`
}
