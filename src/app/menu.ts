/** Computes from the route tree what a person may open: menu with groups, breadcrumb, selected entry, pages for the search. */

import type { RouteObject } from 'react-router-dom'
import type { RouteHandle } from '@/lib/routing/route-handle'
import type { PageLink } from '@/shared/navigation/page-links'
import { routeMatches } from './route-matches'

/** A menu entry: a page (its key is its path), or a group of pages. Titles are text keys. */
export interface MenuNode {
  key: string
  title: string
  icon?: string
  children?: MenuNode[]
}

/** A step of a breadcrumb. */
export interface Crumb {
  path: string
  title: string
}

interface Page {
  path: string
  handle: RouteHandle
}

/**
 * The menu computed from the route tree: permitted pages with a menu entry, by group and order. A group without a
 * permitted page does not exist.
 */
export function foldMenu(routes: readonly RouteObject[], shows: (handle: RouteHandle) => boolean): MenuNode[] {
  const roots: (MenuNode & { order: number })[] = []
  const groups = new Map<string, MenuNode[]>()
  const pages = pagesOf(routes).toSorted((a, b) => orderOf(a) - orderOf(b))
  for (const { path, handle } of pages) {
    const { menu } = handle
    if (!menu || !shows(handle)) continue
    const node: MenuNode = { key: path, title: handle.title, icon: menu.icon }
    if (menu.group === undefined) {
      roots.push({ ...node, order: menu.order })
      continue
    }
    const siblings = groups.get(menu.group)
    if (siblings) {
      siblings.push(node)
      continue
    }
    const children = [node]
    groups.set(menu.group, children)
    roots.push({ key: `group:${menu.group}`, title: menu.group, icon: menu.icon, children, order: menu.order })
  }
  return roots.map(({ order: _order, ...node }) => node)
}

/** The pages of a menu in order, without groups. */
export function linksOf(menu: readonly MenuNode[]): PageLink[] {
  return menu.flatMap(({ key, title, children }) =>
    children ? children.map((page) => ({ path: page.key, title: page.title, group: title })) : [{ path: key, title }],
  )
}

/** Permitted pages without a menu entry that the search finds. */
export function foundPages(routes: readonly RouteObject[], shows: (handle: RouteHandle) => boolean): PageLink[] {
  return pagesOf(routes).flatMap(({ path, handle }) =>
    handle.found && shows(handle) ? [{ path, title: handle.title }] : [],
  )
}

/** The breadcrumb of a path: every permitted page whose address is a prefix of it. Empty for an unknown path. */
export function foldTrail(
  routes: readonly RouteObject[],
  pathname: string,
  opens: (handle: RouteHandle) => boolean = () => true,
): Crumb[] {
  const steps = pathname.split('/').filter(Boolean)
  const starts = ['/', ...steps.map((_step, index) => `/${steps.slice(0, index + 1).join('/')}`)]
  const last = routeMatches(routes, pathname).at(-1)?.route
  const crumbs = starts.flatMap((path) => {
    const leaf = routeMatches(routes, path).at(-1)
    const handle = leaf?.route.handle as RouteHandle | undefined
    const here = path === (starts.at(-1) ?? '/')
    // The same page with fewer parameters appears once, also where it has a route of its own.
    const again = !here && (leaf?.route === last || (last?.lazy !== undefined && leaf?.route.lazy === last.lazy))
    return leaf && handle && leaf.route.path !== '*' && !again && (here || opens(handle))
      ? [{ path, title: handle.title }]
      : []
  })
  return crumbs.at(-1)?.path === (starts.at(-1) ?? '/') ? crumbs : []
}

/** The menu entry of a page: its own, or the nearest one in its breadcrumb. */
export function selectedKey(menu: readonly MenuNode[], trail: readonly Crumb[]): string | undefined {
  const keys = new Set(menu.flatMap((node) => (node.children ?? [node]).map(({ key }) => key)))
  const [home, ...rest] = trail
  return [...rest].reverse().find(({ path }) => keys.has(path))?.path ?? (rest.length === 0 ? home?.path : undefined)
}

/** The entry of the first parent (`under`) that is in the menu. */
export function parentKey(
  menu: readonly MenuNode[],
  routes: readonly RouteObject[],
  pathname: string,
): string | undefined {
  const handles = routeMatches(routes, pathname).map(({ route }) => route.handle as RouteHandle | undefined)
  const names = handles.findLast((handle) => handle?.under)?.under ?? []
  const keys = new Set(linksOf(menu).map(({ path }) => path))
  return names.map((name) => pathOfName(routes, name)).find((path): path is string => path !== null && keys.has(path))
}

/** The address of the page with this name; null when it does not exist or needs parameters. */
export function pathOfName(routes: readonly RouteObject[], name: string): string | null {
  const page = pagesOf(routes).find(({ handle }) => handle.name === name)
  return page && !page.path.includes(':') ? page.path : null
}

function orderOf({ handle }: Page): number {
  return handle.menu?.order ?? 0
}

function pagesOf(routes: readonly RouteObject[], parent = ''): Page[] {
  return routes.flatMap((route) => {
    const path = route.path?.startsWith('/') ? route.path : [parent, route.path].filter(Boolean).join('/')
    const absolute = path.startsWith('/') ? path : `/${path}`
    const own = route.handle ? [{ path: absolute, handle: route.handle as RouteHandle }] : []
    return [...own, ...pagesOf(route.children ?? [], absolute === '/' ? '' : absolute)]
  })
}
