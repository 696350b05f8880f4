/** Removes and restores the ids of elements in a hidden tab's page. */

/** Where an id waits. */
const aside = 'data-waiting-id'

/**
 * Takes the ids from a page out of sight: two pages of one kind have the same, and labels, links and focus would find the
 * wrong one.
 */
export function suspendElementIds(page: HTMLElement): void {
  for (const element of page.querySelectorAll('[id]')) {
    element.setAttribute(aside, element.id)
    element.removeAttribute('id')
  }
}

/** Gives them back. */
export function restoreElementIds(page: HTMLElement): void {
  for (const element of page.querySelectorAll(`[${aside}]`)) {
    if (!element.id) element.id = element.getAttribute(aside) ?? ''
    element.removeAttribute(aside)
  }
}
