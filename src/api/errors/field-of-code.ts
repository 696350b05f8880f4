/**
 * Finds the form field that an error code concerns, so that forms show the refusal at that field; for forms of
 * accounts, sign-in, entry forms and the profile.
 */

/** The subject of a form field, by its name in the error catalogue. */
export type FieldSubject =
  | 'account'
  | 'userName'
  | 'password'
  | 'oldPassword'
  | 'newPassword'
  | 'mobile'
  | 'email'
  | 'code'
  | 'fullName'
  | 'certificate'
  | 'bankAccount'
  | 'unit'
  | 'unitName'
  | 'departmentName'
  | 'creditCode'
  | 'commitment'
  | 'colleague'
  | 'period'
  | 'snooze'
  | 'givenPlaces'
  /** Whether this person may do this now: shown at the conditions, not at a field. */
  | 'eligibility'
  | 'projectNumber'
  | 'projectName'
  | 'undertakingUnit'
  | 'projectLeader'
  | 'checkCode'
  | 'baseName'
  | 'hostUnit'
  | 'year'
  | 'nominee'
  | 'achievement'
  | 'category'

/** Maps a code to the field it concerns (specification, section 8). */
const subjects: Readonly<Record<number, FieldSubject>> = {
  60101: 'account',
  60102: 'password',
  60103: 'userName',
  60104: 'code',
  60106: 'code',
  60107: 'newPassword',
  60108: 'email',
  60109: 'mobile',
  60111: 'mobile',
  60112: 'userName',
  60113: 'email',
  60114: 'certificate',
  60115: 'certificate',
  60116: 'certificate',
  60119: 'certificate',
  60120: 'email',
  60121: 'mobile',
  60122: 'userName',
  60141: 'fullName',
  60142: 'mobile',
  60143: 'bankAccount',
  60364: 'bankAccount',
  60153: 'oldPassword',
  60156: 'newPassword',
  60180: 'fullName',
  60187: 'certificate',
  60314: 'colleague',
  60315: 'colleague',
  60317: 'colleague',
  60309: 'departmentName',
  60310: 'departmentName',
  60319: 'fullName',
  60326: 'unitName',
  60328: 'creditCode',
  60345: 'eligibility',
  60347: 'eligibility',
  601004: 'mobile',
  60906: 'nominee',
  60907: 'nominee',
  60908: 'achievement',
  60909: 'nominee',
  60910: 'category',
  60911: 'achievement',
  603005: 'unit',
  603006: 'commitment',
  603007: 'eligibility',
  603011: 'code',
  603209: 'projectNumber',
  603210: 'projectName',
  603211: 'undertakingUnit',
  603212: 'projectLeader',
  603213: 'checkCode',
  603326: 'eligibility',
  603131: 'colleague',
  603132: 'period',
  603133: 'colleague',
  603134: 'snooze',
  603137: 'givenPlaces',
  603139: 'period',
}

/** The codes' meaning for science bases (specification, section 8 "Science-base mapping"). */
const baseSubjects: Readonly<Record<number, FieldSubject>> = {
  603008: 'baseName',
  603009: 'baseName',
  603010: 'hostUnit',
  603011: 'checkCode',
}

/**
 * The form field that a code concerns; undefined for none of this form's.
 * @param fields the form's fields by subject
 */
export function fieldOfCode<F extends string>(
  code: number | null,
  fields: Readonly<Partial<Record<FieldSubject, F>>>,
  context?: string,
): F | undefined {
  const subject = subjectOfCode(code, context)
  return subject && fields[subject]
}

/** The subject that a code concerns; undefined for none. */
export function subjectOfCode(code: number | null, context?: string): FieldSubject | undefined {
  if (code === null) return undefined
  return (context === 'base' ? baseSubjects[code] : undefined) ?? subjects[code]
}
