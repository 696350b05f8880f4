/** Presses a button of the batch decision's dialog once every item was previewed. */
import { waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'

/** Presses a button of the dialog of a batch decision, which opens once every paper was previewed. */
export async function pressChecked(user: UserEvent, dialog: HTMLElement, name: string | RegExp): Promise<void> {
  const button = await waitFor(() => {
    const found = within(dialog).getByRole<HTMLButtonElement>('button', { name })
    expect(found.disabled).toBe(false)
    return found
  })
  await user.click(button)
}
