/** Finds the routes of a path, outermost first, with a cache; guard, menu, breadcrumb, tab bar and prefetch ask for them. */

import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router-dom'
import { getOrCreate } from '@/lib/collections/get-or-create'

type Matches = readonly RouteMatch<string, RouteObject>[]

/** Matches by path, for each list of routes; the router makes a new list when it adds routes. */
const lists = new WeakMap<readonly RouteObject[], Map<string, Matches>>()

/**
 * The routes of a path, outermost first; empty when no route matches. A matched route with children may be a copy that holds only the children
 * which can match. The result is cached, because the guard, the breadcrumb, the menu and the tab bar ask about the same few paths on every page.
 */
export function routeMatches(routes: readonly RouteObject[], pathname: string): Matches {
  const paths = getOrCreate(lists, routes, () => new Map<string, Matches>())
  return getOrCreate(paths, pathname, () => matchRoutes(routesFor(pathname, routes), pathname) ?? [])
}

/**
 * The routes that can match a path, judged by its first segment alone. The router compiles and ranks every route it is given, 400 for each
 * path; of these some ten are left.
 */
function routesFor(pathname: string, routes: readonly RouteObject[]): RouteObject[] {
  const [first = ''] = pathname.split('/').filter(Boolean)
  return routes.flatMap((route) => {
    const [own] = (route.path ?? '').split('/').filter(Boolean)
    if (own)
      return /^[:*]|[?%]/.test(own) || /%/.test(first) || own.toLowerCase() === first.toLowerCase() ? [route] : []
    return route.children ? [{ ...route, children: routesFor(pathname, route.children) } as RouteObject] : [route]
  })
}
