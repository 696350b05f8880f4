/** Tables of wrong input on screens: each value is refused with its message at its field, and stays there. */

import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/** A control with a text that a person typed or chose. */
export type TypedControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Types into a control and goes on to the next one, as before a check that comes on leaving. */
export function leaveWith(control: TypedControl, value: string): void {
  control.focus()
  fireEvent.change(control, { target: { value } })
  control.blur()
}

/**
 * Waits until a message stands at a control: read with it, and the control marked as wrong.
 * @param typed what has to stand in the control, without the separators of a formatted number
 */
export async function expectRefused(control: HTMLElement, message: string | RegExp, typed?: string): Promise<void> {
  const words = typeof message === 'string' ? expect.stringContaining(message) : expect.stringMatching(message)
  await waitFor(() => expect(control).toHaveAccessibleDescription(words))
  // A group of choices has no state of its own.
  if (!control.matches('fieldset, [role=group]')) expect(control).toBeInvalid()
  if (typed !== undefined) expect((control as TypedControl).value.replaceAll(',', '')).toBe(typed.replaceAll(',', ''))
}

/** A wrong value on a page of a form: the field's name as it is read, the value, and the message at the field. */
export type BadAnswer = readonly [field: RegExp, typed: string, message: string | RegExp]

/** Types each wrong value into its field of the open page, leaves the field, and waits for the message there. */
export async function expectAnswersRefused(answers: readonly BadAnswer[]): Promise<void> {
  for (const [name, typed, message] of answers) {
    const [control] = await screen.findAllByRole<HTMLInputElement>('textbox', { name })
    if (!control) throw new Error(`no field ${name}`)
    leaveWith(control, typed)
    await expectRefused(control, message, typed)
  }
}
