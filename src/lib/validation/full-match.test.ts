/** Patterns of form definitions. */
import { expect, it } from 'vitest'
import { fullMatchPattern, isFullMatch } from './full-match'

it.each([
  ['\\d{3}', '123', true],
  ['\\d{3}', ' 123 ', true],
  ['\\d{3}', '1234', false],
  ['\\d{3}', 'x123', false],
  // Each side of an alternative counts for the whole text.
  ['a|bc', 'bc', true],
  ['a|bc', 'ac', false],
  ['.', '😀', true],
])('%s against “%s”: %s', (source, text, fits) => {
  const pattern = fullMatchPattern(source)
  expect(pattern && isFullMatch(pattern, text)).toBe(fits)
})

it.each(['(', 'a)(b', '[', '*'])('%s is no pattern', (source) => {
  expect(fullMatchPattern(source)).toBeNull()
})

it('a text of more than 1,000 characters is not checked', () => {
  const pattern = fullMatchPattern('b') ?? /^$/
  expect(isFullMatch(pattern, 'a'.repeat(1000))).toBe(false)
  expect(isFullMatch(pattern, 'a'.repeat(1001))).toBe(true)
})
