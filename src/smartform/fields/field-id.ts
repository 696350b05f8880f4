/** The element id of a field or cell, and moving the focus to it. */
import type { Path } from '../schema/values'

/** The element id of a field path: of its control or, in views, of the anchor. */
export function fieldElementId(path: Path): string {
  return `field-${path.replaceAll('/', '.')}`
}

/** Dispatched before a field is focused; a component that has not rendered the field yet prevents the default. */
export const reachEvent = 'smartform:reach'

const focusable =
  'input:not([type=hidden]):not([disabled]), textarea, select:not([disabled]), button:not([disabled]), [tabindex]'

/** The element if it is focusable, else the first focusable one inside. */
export function focusableIn(element: Element | null): HTMLElement | null {
  return element instanceof HTMLElement && element.matches(focusable)
    ? element
    : (element?.querySelector<HTMLElement>(focusable) ?? null)
}

/**
 * Focuses a field, the first control of a group or row, or the nearest rendered element around it. Returns whether
 * there was one.
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
    // A distant table renders now; its rows can be reached afterwards.
    if (at !== path && target.matches('[data-distant]')) setTimeout(() => focusField(path))
    return true
  }
  return false
}
