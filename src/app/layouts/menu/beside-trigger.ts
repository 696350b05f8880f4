/**
 * The popup container of the main menu and the tab bar: beside the trigger, so that reading and tab order are right.
 */

/** The container of a header popup: next to its trigger, so that reading and tab order and landmark are right. */
export function besideTrigger(trigger: HTMLElement): HTMLElement {
  return trigger.closest('nav') ?? trigger.parentElement ?? document.body
}
