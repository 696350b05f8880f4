/**
 * The table of faults that the browser tests of typed texts try: with the places that the usual run tries, and the typing places that are in no
 * browser test, with the reason.
 */

/**
 * Each fault, with the names of the places in which the usual run tries it: where it once failed, or may most easily. None stands where another
 * test of the usual run covers it. `TYPED_TEXT=all` tries every place.
 */
export const faults = {
  // The browser and its device (typed-text.spec.ts).
  killed: ['review'],
  'killed while typing': ['form text'],
  'two tabs': ['form text'],
  'idle tab': ['settings'],
  'saved in another tab': ['settings'],
  full: ['review'],
  // `draft-locations.test.tsx` tries a denied store and a late answer in every place.
  denied: [],
  // `production/hanging.spec.ts` has it in a form, `production/new-version.spec.ts` in the settings.
  hanging: [],
  'late answer': [],
  // Page, session and line (typed-text-away.spec.ts). `last-keys.spec.ts` crashes a page in the usual run.
  'the page crashes': [],
  // `after-sign-out.spec.ts` tries it in the usual run.
  'signed out in another tab': [],
  'the login is over when it is saved': ['settings'],
  'the line is cut when it is saved': [],
  'gone back from and forward to': ['settings'],
  'the input method is broken off': ['form text'],
  'a day without a line and the login over': ['unit'],
  'the page is locked because nobody is there': ['settings'],
  // Clock, version and the order of answers (typed-text-changes.spec.ts).
  'the clock jumps': ['settings'],
  'a new version is deployed': ['settings'],
  'requests arrive twice': [],
  'answers come out of order': ['settings'],
  // How much of the last keys a closing page may lose (last-keys.spec.ts): one place for each kind of storage.
  'last keys': ['form text', 'review', 'note'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type Fault = keyof typeof faults

/**
 * Whether this run tries a fault in a place: every fault in every place with `TYPED_TEXT=all`, the named ones in every place and no other with
 * `TYPED_TEXT=killed,hanging`, those of the usual run without it.
 */
export function isTried(fault: Fault, place: string): boolean {
  const { TYPED_TEXT: chosen } = process.env
  const usual: readonly string[] = faults[fault]
  if (chosen === undefined) return usual.includes(place)
  return chosen === 'all' || chosen.split(',').includes(fault)
}

const guest = "a guest's page before the login: nothing is kept, and no login ends"
const secret = 'a password, a code, or what is proved by one: never kept'
const search = 'a search or a filter: nothing of worth is lost'
const sameDraft = "saved with the form's whole draft, by the same calls as the place “workshop”"
const ownFile = "pasted or opened from the person's own file"

/** Components of `typing-locations.ts` that are in no place of the browser tests, with the reason. */
export const withoutPlace: Readonly<Record<string, string>> = {
  'app/layouts/menu/SearchableMenu.tsx': search,
  'app/search/CommandPalette.tsx': search,
  'features/account/components/AddressDialog.tsx': secret,
  'features/account/components/PasswordDialog.tsx': secret,
  'features/account/components/RealNameForm.tsx': secret,
  'features/auth/components/AccountFields.tsx': guest,
  'features/auth/components/CheckCodeField.tsx': secret,
  'features/auth/components/CodeForm.tsx': guest,
  'features/auth/components/MobileAndCode.tsx': guest,
  'features/auth/components/PasswordField.tsx': secret,
  'features/auth/components/PasswordForm.tsx': guest,
  'features/auth/components/QuickLogin.tsx': guest,
  'features/auth/components/RenameForms.tsx': guest,
  'features/auth/components/SecondFactorDialog.tsx': secret,
  'features/auth/components/TextField.tsx': guest,
  'features/auth/components/UnitNameField.tsx': guest,
  'features/form-workshop/components/AttributeField.tsx': sameDraft,
  'features/form-workshop/components/ConditionRows.tsx': sameDraft,
  'features/form-workshop/components/ExampleEditor.tsx': sameDraft,
  'features/form-workshop/components/ExpressionText.tsx': sameDraft,
  'features/form-workshop/components/FixedRowsField.tsx': sameDraft,
  'features/form-workshop/components/LedgerEditor.tsx': sameDraft,
  'features/form-workshop/components/NamedExpressionEditor.tsx': sameDraft,
  'features/form-workshop/components/OptionsField.tsx': sameDraft,
  'features/form-workshop/components/PastedAnswers.tsx': ownFile,
  'features/form-workshop/components/PatternField.tsx': sameDraft,
  'features/form-workshop/components/RuleEditor.tsx': sameDraft,
  'features/testers/components/DefinitionTrial.tsx': ownFile,
  'features/testers/pages/PublishKindPage.tsx': 'no page of a production build; `draft-locations.test.tsx` has it',
  'shared/form/CodeField.tsx': secret,
  'shared/list/SavedFilters.tsx': search,
  'shared/list/WorkListFilters.tsx': search,
  'work/components/CalendarDialog.tsx': 'read only, to be copied',
}
