/** Tests of masking numbers. */
import { expect, it } from 'vitest'
import { masked } from './mask'

it.each([
  ['31010119800101123X', '**************123X'],
  ['13800001234', '*******1234'],
  ['12345', '*2345'],
  ['1234', '****'],
  ['', ''],
])('%s is masked as %s', (value, expected) => {
  expect(masked(value)).toBe(expected)
})
