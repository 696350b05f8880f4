// @vitest-environment jsdom
/** Tests of the keys of input methods, which act on nothing in the page. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ignoreImeKeys } from './ime-keys'

let stop: () => void
beforeEach(() => {
  stop = ignoreImeKeys(document)
})
afterEach(() => stop())

/** Whether the page hears a key. */
function isHeard(key: string, more: KeyboardEventInit = {}): boolean {
  const hear = vi.fn()
  document.body.addEventListener('keydown', hear)
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }))
  document.body.removeEventListener('keydown', hear)
  return hear.mock.calls.length > 0
}

it.each(['Enter', 'Escape', 'Tab', ' ', 'Backspace', 'Delete', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'])(
  'the key %j that chooses or ends a composition does nothing else',
  (key) => {
    expect(isHeard(key, { isComposing: true })).toBe(false)
    // Safari says so of the key that ends it.
    expect(isHeard(key, { keyCode: 229 })).toBe(false)
    expect(isHeard(key)).toBe(true)
    expect(isHeard(key, { keyCode: 13 })).toBe(true)
  },
)

it('letters of an input method go to their field', () => {
  expect(isHeard('n', { isComposing: true, keyCode: 229 })).toBe(true)
})

it('keys act again once it is stopped', () => {
  stop()
  expect(isHeard('Enter', { isComposing: true })).toBe(true)
})
