/** Tests of the message for texts that are too long. */
import { expect, it } from 'vitest'
import { tooLong } from './too-long'

it.each([
  ['字'.repeat(50), undefined],
  ['字'.repeat(53), '姓名不能超过 50 个字，现在 53 个'],
  [` ${'字'.repeat(50)}\n\u3000`, undefined],
  ['👩‍👩‍👧'.repeat(50), undefined],
])('a text’s length is counted without surrounding spaces: %j', (text, message) => {
  expect(tooLong('姓名', text, 50)).toBe(message)
})
