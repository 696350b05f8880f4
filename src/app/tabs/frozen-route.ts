import { type ReactNode, useContext, useState } from 'react'
import { UNSAFE_DataRouterStateContext, UNSAFE_LocationContext } from 'react-router-dom'

/** The contexts by which the router tells a page where it is. They are the router's own, and marked as such. */
export const LocationContext = UNSAFE_LocationContext
export const RouterStateContext = UNSAFE_DataRouterStateContext

interface RouteView {
  page: ReactNode
  location: React.ContextType<typeof LocationContext>
  state: React.ContextType<typeof RouterStateContext>
}

/**
 * Where a page is: the router's answer while it is in sight, the last one while it is not. Without it a page out of sight
 * would read the filters of the one in sight and ask for them.
 */
export function useFrozenRoute(active: boolean, page: ReactNode): RouteView {
  const location = useContext(LocationContext)
  const state = useContext(RouterStateContext)
  const [kept, keep] = useState<RouteView>({ page, location, state })
  if (active && (kept.page !== page || kept.location !== location || kept.state !== state)) {
    keep({ page, location, state })
  }
  return kept
}
