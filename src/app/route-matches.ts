import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router-dom'
import { getOrCreate } from '@/lib/collections/get-or-create'

type Matches = readonly RouteMatch<string, RouteObject>[]

/** Matches by path, for each list of routes; the router makes a new list when it adds routes. */
const lists = new WeakMap<readonly RouteObject[], Map<string, Matches>>()

/**
 * The routes of a path, outermost first; empty when no route matches. The result is cached, because the router ranks the whole tree for each
 * call, and the guard, the breadcrumb, the menu and the tab bar ask about the same few paths on every page.
 */
export function routeMatches(routes: readonly RouteObject[], pathname: string): Matches {
  const paths = getOrCreate(lists, routes, () => new Map<string, Matches>())
  return getOrCreate(paths, pathname, () => matchRoutes(routes as RouteObject[], pathname) ?? [])
}
