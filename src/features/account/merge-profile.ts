/** Merges local changes of a profile with changes made elsewhere; when it is saved, and when the server’s arrive while the form is open. */

import { profileFieldNames } from './profile-fields'
import type { ProfileField, ProfileValues } from './profile-values'

/** Whether two answers are the same. */
function sameValue(first: unknown, other: unknown): boolean {
  return JSON.stringify(first) === JSON.stringify(other)
}

/** The fields in which two profiles differ. */
export function changedFields(profileValues: ProfileValues, other: ProfileValues): ProfileField[] {
  return profileFieldNames.filter((field) => !sameValue(profileValues[field], other[field]))
}

/** The result of merging local and remote changes. */
export interface MergedProfile {
  /** The local value where it was changed here, else the remote one. */
  values: ProfileValues
  /** Changed on both sides to different values: the person decides. */
  conflicts: ProfileField[]
}

/** Merges local changes since `base` with what the server holds now. */
export function mergeProfile(base: ProfileValues, mine: ProfileValues, theirs: ProfileValues): MergedProfile {
  const here = new Set(changedFields(base, mine))
  const there = changedFields(base, theirs)
  const taken = Object.fromEntries(there.filter((field) => !here.has(field)).map((field) => [field, theirs[field]]))
  const conflicts = there.filter((field) => here.has(field) && !sameValue(mine[field], theirs[field]))
  return { values: { ...mine, ...(taken as Partial<ProfileValues>) }, conflicts }
}
