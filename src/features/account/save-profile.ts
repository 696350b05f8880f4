/** Saves one tab of the profile on top of what the server holds now, and reports conflicts field by field. */

import { permission } from '@/api/permission'
import { learnUnknown, refreshUnits, refreshUser } from '@/session/load-session'
import { currentSession } from '@/session/session'
import { isResident } from './certificate-rules'
import { ProfileDocument, SaveUserDocument, SetDefaultUnitDocument } from './graphql/profile.permission.generated'
import { mergeProfile } from './merge-profile'
import { fieldsOf, type ProfilePart } from './profile-fields'
import { type ProfileField, type ProfileUser, type ProfileValues, profileValues } from './profile-values'
import { defaultUnit } from './unit-choices'
import { userInput } from './user-input'

/** The result of a save. `conflict`: fields were changed elsewhere, to another value than here. */
export type SaveResult =
  | { kind: 'saved'; user: ProfileUser; values: ProfileValues }
  | { kind: 'conflict'; user: ProfileUser; values: ProfileValues; fields: readonly ProfileField[] }

/** The profile as the server holds it now. */
export async function readProfile(): Promise<{ user: ProfileUser; values: ProfileValues }> {
  await learnUnknown()
  const { user } = await permission.query(ProfileDocument, {}, { fetchPolicy: 'no-cache', background: true })
  return { user, values: profileValues(user, defaultUnit(currentSession()?.units ?? [])) }
}

/** A tab's values merged into another profile. */
function withPart(base: ProfileValues, part: ProfilePart, answers: ProfileValues): ProfileValues {
  return { ...base, ...Object.fromEntries(fieldsOf(part).map((field) => [field, answers[field]])) }
}

/**
 * Saves one tab of the profile upon what the server holds now, then asks for the current user anew. The payload has every key
 * of the specification; what stands on the other tab goes as the server has it. Rejects with the refusal.
 * @param saved what the server held when the form was read
 * @param answers checked and tidied
 */
export async function saveProfile(
  part: ProfilePart,
  saved: ProfileValues,
  answers: ProfileValues,
): Promise<SaveResult> {
  const now = await readProfile()
  const { values, conflicts } = mergeProfile(saved, withPart(saved, part, answers), now.values)
  if (conflicts.length > 0) return { kind: 'conflict', ...now, fields: conflicts }
  // The dates of a stay belong to a foreigner's certificate; saving as a resident clears them, on whichever tab.
  const stay = isResident(values) ? { firstEntryTime: '', expectDepartureTime: '' } : {}
  // These two change with a code only; an old draft of them is ignored.
  const { userMobile, userEmail } = now.values
  await permission.mutate(SaveUserDocument, { user: userInput({ ...values, ...stay, userMobile, userEmail }) })
  if (part === 'info' && values.unit && values.unit.id !== now.values.unit?.id) {
    await permission.mutate(SetDefaultUnitDocument, { unitId: values.unit.id })
    await refreshUnits()
  }
  await refreshUser()
  const after = await readProfile()
  return { kind: 'saved', ...after }
}
