import type { Path } from '../schema/values'

/** The id of the control (or, in views, the anchor) of a field path. */
export function fieldElementId(path: Path): string {
  return `field-${path.replaceAll('/', '.')}`
}

/** Sent to the document before the focus goes to a field; whoever has the field but has not drawn it prevents the default. */
export const reachEvent = 'smartform:reach'

const focusable =
  'input:not([type=hidden]):not([disabled]), textarea, select:not([disabled]), button:not([disabled]), [tabindex]'

/** An element that takes the focus, or the first in it that does. */
export function focusableIn(element: Element | null): HTMLElement | null {
  return element instanceof HTMLElement && element.matches(focusable)
    ? element
    : (element?.querySelector<HTMLElement>(focusable) ?? null)
}

/**
 * Puts the focus on a field, on the first control of a group or row, or on the nearest thing around it that is drawn.
 * Answers whether there was one.
 */
export function focusField(path: Path): boolean {
  if (!document.dispatchEvent(new CustomEvent(reachEvent, { detail: path, cancelable: true }))) return true
  for (let at = path; at !== ''; at = at.includes('/') ? at.slice(0, at.lastIndexOf('/')) : '') {
    const element =
      document.getElementById(fieldElementId(at)) ?? document.querySelector(`[data-path^="${CSS.escape(`${at}/`)}"]`)
    const target = focusableIn(element) ?? element
    if (!(target instanceof HTMLElement)) continue
    if (!focusableIn(target)) target.tabIndex = -1
    target.focus()
    // A table that was far away is drawn now; its rows can be reached once it is.
    if (at !== path && target.matches('[data-distant]')) setTimeout(() => focusField(path))
    return true
  }
  return false
}
