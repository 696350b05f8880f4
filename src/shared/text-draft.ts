import { keepOnDevice, readFromDevice, removeFromDevice } from './device-storage'

const prefix = 'portal_text_draft:'
const sevenDays = 7 * 24 * 60 * 60 * 1000

/** Texts by field name. */
type Texts = Readonly<Record<string, string>>

/** Where one person's unfinished input of one form lies. */
export interface TextDraftPlace {
  userId: string
  /** The form, and what it is about: `resume:WORK:new`. */
  form: string
}

const keyOf = ({ userId, form }: TextDraftPlace) => `${prefix}${userId}:${form}`
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/**
 * What a person typed into a form and did not save, on this device, so that a closed dialog, a reload, a crash or an ended
 * login loses nothing. Apart per person, gone after seven days; null where there is none. Not for certificate or bank numbers.
 */
export function readTextDraft(place: TextDraftPlace): Texts | null {
  try {
    const stored: unknown = JSON.parse(readFromDevice(keyOf(place)) ?? 'null')
    if (!isRecord(stored) || typeof stored.at !== 'number' || !isRecord(stored.values)) return null
    if (Date.now() - stored.at > sevenDays) {
      removeTextDraft(place)
      return null
    }
    const texts = Object.entries(stored.values).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    )
    return Object.fromEntries(texts)
  } catch {
    return null
  }
}

export function keepTextDraft(place: TextDraftPlace, values: Texts): void {
  keepOnDevice(keyOf(place), JSON.stringify({ at: Date.now(), values }))
}

export function removeTextDraft(place: TextDraftPlace): void {
  removeFromDevice(keyOf(place))
}
