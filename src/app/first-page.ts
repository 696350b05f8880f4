/** Lets header and menu render on the first load, while the page's code is still downloading. */
import type { RouteObject } from 'react-router-dom'
import { lazyPageOf } from '@/lib/loading/lazy-import'
import { latePage } from '@/ui/lazy-part'

/**
 * On the first page load, header and menu render while the page's code is still downloading. Later pages are loaded
 * first, while the previous page stays visible.
 * @param routes a tree with pages by `lazyPage`
 * @param isFirst whether nothing has rendered in the document yet
 */
export function drawnBeforeCode(routes: readonly RouteObject[], isFirst: () => boolean): RouteObject[] {
  return routes.map((route) => {
    const children = route.children && drawnBeforeCode(route.children, isFirst)
    const page = lazyPageOf(route)
    const lazy = page && Object.assign(() => (isFirst() ? early(page.load) : page()), { load: page.load })
    return { ...route, ...(children && { children }), ...(lazy && { lazy }) } as RouteObject
  })
}

/**
 * The page. Its code is requested at once, while the guard still loads the session: where it is there in time, the page renders together with
 * what is around it. A revisit waits for the code, which is requested again after a failure.
 */
async function early(load: Parameters<typeof latePage>[0]) {
  const Component = latePage(load)
  void Component.preload()
  let visited = false
  const loader = async () => {
    if (visited) await Component.preload()
    visited = true
    return null
  }
  return { Component, loader }
}
