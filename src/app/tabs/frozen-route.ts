/** Gives a hidden tab's page the location that it had, so that it does not follow the router; for `TabPage.tsx`. */

import { type ReactNode, useContext, useState } from 'react'
import { UNSAFE_DataRouterStateContext, UNSAFE_LocationContext } from 'react-router-dom'

/** The router's contexts for the current location, marked unsafe by the router itself. */
export const LocationContext = UNSAFE_LocationContext
export const RouterStateContext = UNSAFE_DataRouterStateContext

interface RouteView {
  page: ReactNode
  location: React.ContextType<typeof LocationContext>
  state: React.ContextType<typeof RouterStateContext>
}

/**
 * A page's location: the router's while its tab is active, the last one otherwise. Without it a hidden page would read
 * the active page's filters and query with them.
 */
export function useFrozenRoute(active: boolean, page: ReactNode): RouteView {
  const location = useContext(LocationContext)
  const state = useContext(RouterStateContext)
  const [frozen, keep] = useState<RouteView>({ page, location, state })
  if (active && (frozen.page !== page || frozen.location !== location || frozen.state !== state)) {
    keep({ page, location, state })
  }
  return frozen
}
