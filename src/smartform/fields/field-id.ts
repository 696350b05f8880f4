import type { Path } from '../schema/values'

/** The id of the control (or, in views, the anchor) of a field path. */
export function fieldElementId(path: Path): string {
  return `field-${path.replaceAll('/', '.')}`
}

/** Sent to the document before the focus goes to a field; whoever has the field but has not drawn it prevents the default. */
export const reachEvent = 'smartform:reach'

/** Whether somebody draws the field and puts the focus on it. */
export function askToReach(path: Path): boolean {
  return !document.dispatchEvent(new CustomEvent(reachEvent, { detail: path, cancelable: true }))
}
