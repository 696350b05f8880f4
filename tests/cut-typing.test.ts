/** Tests of finding inputs that cut off typed text. */
import { expect, it } from 'vitest'
import { cutTyping } from '../checks/cut-typing.mjs'

it.each([
  ['<PlainInput maxLength={50} value={name} />', ['maxLength={50}']],
  ['<Input.TextArea {...control} maxLength={longest} />', ['maxLength={longest}']],
  ['<Input count={{ max: 5, exceedFormatter: cut }} />', ['exceedFormatter: cut']],
  ['<LimitedInput limit={50} value={name} />', []],
  ["const field = { kind: 'text', maxLength: 50 }", []],
])('an input with maxLength, which cuts typed text, is refused: %s', (source, found) => {
  expect(cutTyping('part.tsx', source)).toEqual(found)
})
