/**
 * The table of every part outside the form engine that takes typed text: stored, guarded or not worth keeping; for
 * the test that none is missing.
 */

/**
 * Every part of a screen outside the form engine that takes typed text, and what happens to the text when the page
 * closes.
 */
export const typingLocations: Readonly<Record<string, readonly string[]>> = {
  "kept by its page's draft (use-draft, draft-locations.ts)": [
    'features/account/components/ProfileControls.tsx',
    'features/award/pages/ApplyPage.tsx',
    'features/commission/assignment/PanelForm.tsx',
    'features/company/components/UnitFieldInput.tsx',
    'features/definition/components/AssessmentQuestions.tsx',
    'features/resume/components/EntryFieldInput.tsx',
    'work/components/ConclusionFields.tsx',
    'work/components/DecisionForm.tsx',
    'work/components/EntryForm.tsx',
    'work/components/GrantFields.tsx',
    'work/components/Remarks.tsx',
  ],
  'kept as a reason or a small form (draft-locations.ts)': [
    'features/account/components/EraseData.tsx',
    'features/commission/assignment/RecordConflict.tsx',
    'features/company/components/DepartmentNameDialog.tsx',
    'features/form-workshop/components/PublishPage.tsx',
    'features/project/components/AskLeader.tsx',
    'features/project/components/EvaluationFacts.tsx',
    'features/project/components/TechnicalAnswer.tsx',
    'features/testers/pages/PublishKindPage.tsx',
    'work/components/ConfirmPart.tsx',
    'work/components/ExtendDeadline.tsx',
    'work/components/Findings.tsx',
    'work/components/NameAndMobile.tsx',
    'work/components/ReasonDialog.tsx',
    'work/pages/DelegatedSectionPage.tsx',
  ],
  "saved as its form's draft, and kept on the device until then (form-workshop/workshop.test.tsx)": [
    'features/form-workshop/components/AttributeField.tsx',
    'features/form-workshop/components/ConditionRows.tsx',
    'features/form-workshop/components/ExampleEditor.tsx',
    'features/form-workshop/components/ExpressionText.tsx',
    'features/form-workshop/components/FixedRowsField.tsx',
    'features/form-workshop/components/LedgerEditor.tsx',
    'features/form-workshop/components/NamedExpressionEditor.tsx',
    // Its line to try the pattern is of no worth; the pattern itself is the form's.
    'features/form-workshop/components/PatternField.tsx',
    'features/form-workshop/components/OptionsField.tsx',
    'features/form-workshop/components/RuleEditor.tsx',
    'features/form-workshop/components/TextPair.tsx',
  ],
  'saved from its first character (draft-locations.test.tsx)': ['features/review/components/NoteHere.tsx'],
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
    'features/auth/components/SecondFactorDialog.tsx',
    'shared/form/CodeField.tsx',
  ],
  'looked for, and nothing of worth': [
    'app/layouts/menu/SearchableMenu.tsx',
    'app/search/CommandPalette.tsx',
    'shared/list/SavedFilters.tsx',
    'shared/list/WorkListFilters.tsx',
  ],
  'read only, to be copied': ['work/components/CalendarDialog.tsx'],
  "pasted or opened from a tester's own file": [
    'features/form-workshop/components/PastedAnswers.tsx',
    'features/testers/components/DefinitionTrial.tsx',
  ],
}
