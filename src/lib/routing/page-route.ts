import type { RouteObject } from 'react-router-dom'
import type { RouteHandle } from './route-handle'

/** A route that renders a page; its handle holds name, title, permission and menu entry. */
export const pageRoute = (path: string, lazy: NonNullable<RouteObject['lazy']>, handle: RouteHandle): RouteObject => ({
  path,
  handle,
  lazy,
})
