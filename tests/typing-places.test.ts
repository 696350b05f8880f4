import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** What takes letters, in any look; choices, days and files are not typed. */
const typed =
  /<(?:PlainInput|PlainTextArea|LongTextInput|TextField|TypedInput|TidyInput|DecimalInput|CertificateInput|RichTextInput|Input(?:\.\w+)?|InputNumber|textarea|input)\b(?![^>]*?\btype="(?:radio|checkbox|file|date|search)")/

/** Every part of a screen outside the form engine that takes typing, and what becomes of the words if the page goes away. */
const places: Readonly<Record<string, readonly string[]>> = {
  "kept by its page's draft (use-draft)": [
    'features/account/components/ProfileControls.tsx',
    'features/award/pages/ApplyPage.tsx',
    'features/company/components/UnitFieldInput.tsx',
    'features/definition/components/AssessmentQuestions.tsx',
    'features/resume/components/EntryFieldInput.tsx',
    'work/components/DecisionForm.tsx',
    'work/components/EntryForm.tsx',
    'work/components/Remarks.tsx',
  ],
  'kept as a reason or a small form (kept-texts.test.tsx)': [
    'features/project/components/EvaluationFacts.tsx',
    'features/testers/pages/PublishKindPage.tsx',
    'work/components/ConfirmPart.tsx',
    'work/components/ExtendDeadline.tsx',
    'work/components/Findings.tsx',
    'work/components/ReasonDialog.tsx',
    'work/pages/GivenPartPage.tsx',
  ],
  'saved from its first character (kept-texts.test.tsx)': ['features/review/components/NoteHere.tsx'],
  "a guest's, on a device nobody knows: before the login nothing is kept": [
    'features/auth/components/AccountFields.tsx',
    'features/auth/components/CodeForm.tsx',
    'features/auth/components/MobileAndCode.tsx',
    'features/auth/components/PasswordForm.tsx',
    'features/auth/components/QuickLogin.tsx',
    'features/auth/components/RenameForms.tsx',
    'features/auth/components/TextField.tsx',
    'features/auth/components/UnitNameField.tsx',
  ],
  'a password or a code, an address or a number that is proved by one: never kept': [
    'features/account/components/AddressDialog.tsx',
    'features/account/components/PasswordDialog.tsx',
    'features/account/components/RealNameForm.tsx',
    'features/auth/components/CheckCodeField.tsx',
    'features/auth/components/PasswordField.tsx',
    'shared/CodeField.tsx',
  ],
  'looked for, and nothing of worth': [
    'app/layouts/MenuSearch.tsx',
    'app/search/CommandPalette.tsx',
    'shared/WorkListFilters.tsx',
  ],
  'read only, to be copied': ['work/components/CalendarDialog.tsx'],
  "pasted or opened from a tester's own file": ['features/testers/components/DefinitionTrial.tsx'],
}

it('every place that takes typing is known, with what becomes of it; a new one has to say', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /^(app|features|shared|work)\/.*\.tsx$/.test(file) && !file.includes('.test.'),
  )
  const found = files.filter((file) => typed.test(readFileSync(`src/${file}`, 'utf8')))
  expect(found.toSorted()).toEqual(Object.values(places).flat().toSorted())
})
