/**
 * Builds the route of a page, with name, title, permission and menu entry in its handle; used by every `routes.tsx`.
 */
import type { RouteObject } from 'react-router-dom'
import type { RouteHandle } from './route-handle'

/** A route that renders a page; its handle holds name, title, permission and menu entry. */
export const pageRoute = (path: string, lazy: NonNullable<RouteObject['lazy']>, handle: RouteHandle): RouteObject => ({
  path,
  handle,
  lazy,
})
