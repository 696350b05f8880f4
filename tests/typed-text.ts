/** Types random text with blanks and line breaks and checks what is sent, for the tests of typed texts. */
import { fireEvent } from '@testing-library/react'
import fc from 'fast-check'
import { expect } from 'vitest'

export type TextField = HTMLInputElement | HTMLTextAreaElement

/** Text as people type and paste it: with spaces, line breaks, tabs and full-width blanks at any place, also at its ends. */
export const typedKeys = fc.array(fc.constantFrom(' ', '\n', '\t', '\u3000', 'a', 'Ｂ', '字', '１', '2', '-', '。'), {
  minLength: 1,
  maxLength: 8,
})

/** Types key by key, as a keyboard does, into an emptied field, and expects every key in it. */
export function expectTyped(field: TextField, keys: readonly string[]): void {
  fireEvent.focus(field)
  fireEvent.change(field, { target: { value: '' } })
  let written = ''
  for (const key of keys) {
    // The browser itself takes no line break into a single line.
    if (key === '\n' && field instanceof HTMLInputElement) continue
    written += key
    fireEvent.change(field, { target: { value: field.value + key } })
    if (field.isConnected) expect(field.value).toBe(written)
  }
}
