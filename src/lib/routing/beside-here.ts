/** The address of a link that the router does not render, also inside the government portal's frames; for links to public pages and files. */
import { currentLocation } from './base-path'
import { isInGovernment, withinGovernment } from './government-prefix'

/** The path of a link that the router does not render: inside the government portal's frames where the browser is inside them. */
export function besideHere(path: string): string {
  return isInGovernment(currentLocation().pathname) ? withinGovernment(path) : path
}
