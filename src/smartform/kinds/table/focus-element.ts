const focusable =
  'input:not([type=hidden]):not([disabled]), textarea, select:not([disabled]), button:not([disabled]), [tabindex]'

/**
 * Puts the focus on an element by its id, or on the first control in it, and selects a text, so that typing replaces it
 * and the arrows lead on. Answers whether there was one.
 */
export function focusElement(id: string): boolean {
  const element = document.getElementById(id)
  const target = element?.matches(focusable) ? element : element?.querySelector<HTMLElement>(focusable)
  if (!target) return false
  target.focus()
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) target.select()
  return true
}
