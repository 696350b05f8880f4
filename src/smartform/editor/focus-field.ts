import { askToReach, fieldElementId } from '../fields/field-id'
import type { Path } from '../schema/values'

const focusable = 'input:not([type=hidden]):not([disabled]), textarea, button:not([disabled]), [tabindex]'

/**
 * Puts the focus on a field, on the first control of a group or row, or on the nearest thing around it that is drawn.
 * Answers whether there was one.
 */
export function focusField(path: Path): boolean {
  if (askToReach(path)) return true
  for (let at = path; at !== ''; at = at.includes('/') ? at.slice(0, at.lastIndexOf('/')) : '') {
    const element =
      document.getElementById(fieldElementId(at)) ?? document.querySelector(`[data-path^="${CSS.escape(`${at}/`)}"]`)
    if (!element) continue
    const target = element.matches(focusable) ? element : (element.querySelector(focusable) ?? element)
    if (!(target instanceof HTMLElement)) continue
    if (!target.matches(focusable)) target.tabIndex = -1
    target.focus()
    // A table that was far away is drawn now; its rows can be reached once it is.
    if (at !== path && target.matches('[data-distant]')) setTimeout(() => focusField(path))
    return true
  }
  return false
}
