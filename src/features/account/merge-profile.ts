import { profileFieldNames } from './profile-fields'
import type { ProfileField, ProfileValues } from './profile-values'

/** Whether two answers are the same. */
function sameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** The fields in which two profiles differ. */
export function changedFields(one: ProfileValues, other: ProfileValues): ProfileField[] {
  return profileFieldNames.filter((field) => !sameValue(one[field], other[field]))
}

/** What comes of a profile that was changed here and elsewhere. */
export interface MergedProfile {
  /** Mine where I changed it, theirs elsewhere. */
  values: ProfileValues
  /** Changed on both sides, to different answers: the person decides. */
  conflicts: ProfileField[]
}

/** Brings together what I changed since `base` and what the server holds now, changed in another tab or by somebody else. */
export function mergeProfile(base: ProfileValues, mine: ProfileValues, theirs: ProfileValues): MergedProfile {
  const here = new Set(changedFields(base, mine))
  const there = changedFields(base, theirs)
  const taken = Object.fromEntries(there.filter((field) => !here.has(field)).map((field) => [field, theirs[field]]))
  const conflicts = there.filter((field) => here.has(field) && !sameValue(mine[field], theirs[field]))
  return { values: { ...mine, ...(taken as Partial<ProfileValues>) }, conflicts }
}
