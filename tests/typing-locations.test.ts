/** Tests that every part that takes typed text is listed in `typing-locations.ts`. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { typingLocations } from './typing-locations'

/** Components that take typed text; selects, dates and files are not typed. */
const typed =
  /<(?:PlainInput|PlainTextArea|LongTextInput|SmallFormText|SmallFormLongText|LimitedInput|TextField|PasswordInput|TypedInput|TidyInput|DecimalInput|CertificateInput|RichTextInput|Input(?:\.\w+)?|InputNumber|textarea|input)\b(?![^>]*?\btype="(?:radio|checkbox|file|date|search)")/

it('every input is listed with the place that stores its text', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /^(app|features|shared|work)\/.*\.tsx$/.test(file) &&
      !file.includes('.test.') &&
      file !== 'shared/form/SmallFormFields.tsx',
  )
  const found = files.filter((file) => typed.test(readFileSync(`src/${file}`, 'utf8')))
  expect(found.toSorted()).toEqual(Object.values(typingLocations).flat().toSorted())
})
