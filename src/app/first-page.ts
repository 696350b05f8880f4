import type { RouteObject } from 'react-router-dom'
import { lazyPageOf } from '@/lib/lazy-page'
import { latePage } from '@/ui/lazy-part'

/**
 * Has what is around a document's first page (header, menu) drawn while the page's code is still on its way: a slow machine has nothing else
 * to do then, and nothing is shown yet that could stay. Later pages are waited for, while the one before stays in sight.
 * @param routes pages by `lazyPage`, in a tree
 * @param isFirst whether nothing of the portal has been drawn in the document yet
 */
export function drawnBeforeCode(routes: readonly RouteObject[], isFirst: () => boolean): RouteObject[] {
  return routes.map((route) => {
    const children = route.children && drawnBeforeCode(route.children, isFirst)
    const page = lazyPageOf(route)
    const lazy = page && Object.assign(() => (isFirst() ? early(page.load) : page()), { load: page.load })
    return { ...route, ...(children && { children }), ...(lazy && { lazy }) } as RouteObject
  })
}

/** The page, and for whoever comes back to it a wait for its code, asked for anew where it did not come. */
async function early(load: Parameters<typeof latePage>[0]) {
  const Component = latePage(load)
  let visited = false
  const loader = async () => {
    const coming = Component.preload()
    if (visited) await coming
    visited = true
    return null
  }
  return { Component, loader }
}
