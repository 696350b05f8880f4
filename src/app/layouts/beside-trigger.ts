/**
 * Where a popup of the header is put: beside what opens it, so that it follows it in the reading and tab order, inside the same
 * landmark.
 */
export function besideTrigger(trigger: HTMLElement): HTMLElement {
  return trigger.closest('nav') ?? trigger.parentElement ?? document.body
}
