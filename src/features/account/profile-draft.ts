import { seal, unseal } from '@/lib/drafts/session-cipher'
import { keepOnDevice, readFromDevice, removeFromDevice } from '@/shared/device-storage'
import { changedFields } from './merge-profile'
import { profileFieldNames, profileFields, type ValueShape } from './profile-fields'
import type { ProfileField, ProfileValues } from './profile-values'

const sevenDays = 7 * 24 * 60 * 60 * 1000
const keyOf = (userId: string) => `portal_profile_draft:${userId}`

interface StoredDraft {
  /** When it was written, in milliseconds since 1970-01-01T00:00Z. */
  at: number
  clear: Readonly<Record<string, unknown>>
  /** Certificate and bank number, readable in this browser tab only. */
  sealed: string | null
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isEntry = (value: unknown) => isRecord(value) && typeof value.id === 'string' && typeof value.name === 'string'

const shapes: Readonly<Record<ValueShape, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string',
  number: (value) => value === null || typeof value === 'number',
  entry: (value) => value === null || isEntry(value),
  unit: (value) =>
    value === null || (isRecord(value) && typeof value.id === 'string' && typeof value.unitName === 'string'),
  file: (value) =>
    value === null || (isRecord(value) && typeof value.name === 'string' && typeof value.url === 'string'),
  academy: (value) =>
    value === null ||
    (isRecord(value) && typeof value.date === 'string' && (value.dept === null || isEntry(value.dept))),
}

/** The fields of something read back that still look like answers; garbage is left out. */
function answersIn(value: unknown): Partial<ProfileValues> {
  if (!isRecord(value)) return {}
  const fit = profileFieldNames.filter((field) => field in value && shapes[profileFields[field].shape](value[field]))
  return Object.fromEntries(fit.map((field) => [field, value[field]])) as Partial<ProfileValues>
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

const pick = (values: ProfileValues, fields: readonly ProfileField[]) =>
  Object.fromEntries(fields.map((field) => [field, values[field]]))

/**
 * Keeps on this device what a person changed and did not save, so that a reload, a crash or an ended login loses nothing.
 * Certificate and bank number are encrypted with a key of this browser tab, and left out where that cannot be.
 */
export async function keepProfileDraft(
  userId: string,
  saved: ProfileValues,
  values: ProfileValues,
  now: number,
): Promise<void> {
  const changed = changedFields(saved, values)
  if (changed.length === 0) return dropProfileDraft(userId)
  const secret = changed.filter((field) => profileFields[field].sensitive)
  const draft: StoredDraft = {
    at: now,
    clear: pick(
      values,
      changed.filter((field) => !secret.includes(field)),
    ),
    sealed: secret.length > 0 ? await seal(userId, JSON.stringify(pick(values, secret))) : null,
  }
  keepOnDevice(keyOf(userId), JSON.stringify(draft))
}

/** What was kept of this person's form in the last seven days; {} for nothing. Older ones and garbage are removed. */
export async function readProfileDraft(userId: string, now: number): Promise<Partial<ProfileValues>> {
  const draft = parsed(readFromDevice(keyOf(userId)))
  if (!isRecord(draft) || typeof draft.at !== 'number' || now - draft.at >= sevenDays) {
    dropProfileDraft(userId)
    return {}
  }
  const secret = typeof draft.sealed === 'string' ? parsed(await unseal(userId, draft.sealed)) : null
  return { ...answersIn(draft.clear), ...answersIn(secret) }
}

export function dropProfileDraft(userId: string): void {
  removeFromDevice(keyOf(userId))
}
