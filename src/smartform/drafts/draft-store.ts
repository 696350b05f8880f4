import { createStore, promisifyRequest, type UseStore } from 'idb-keyval'
import type { FieldValue } from '../schema/values'

/** One field as it lies on the device. */
export interface StoredField {
  clear?: FieldValue
  /** Sealed by the tab's key. */
  sealed: string | null
  /** How many sensitive answers are sealed, or were left out. */
  withheld: number
  /** The revision it was typed upon. */
  base: number
  /** When it was written, in milliseconds since 1970. */
  at: number
  /** Which open page wrote it. */
  writer: string
}

/** What has reached the server: all this writer's entries, and others' not written after `upTo`. */
export interface Dropped {
  fieldIds: readonly string[]
  writer: string
  upTo: number
}

interface StoredDraft {
  touchedAt: number
  fields: Readonly<Record<string, StoredField>>
}

/** Whose draft of what: nobody else's can be asked for. */
export interface DraftKey {
  userId: string
  contentId: string
  formVersion: number
}

const sevenDays = 7 * 24 * 60 * 60 * 1000

let opened: UseStore | null = null

function store(): UseStore {
  opened ??= createStore('smartform-drafts', 'drafts')
  return opened
}

const keyOf = (key: DraftKey) => JSON.stringify([key.userId, key.contentId, key.formVersion])

/** The form version of a stored draft of the same person and content; null for others. */
function versionOf(stored: IDBValidKey | undefined, { userId, contentId }: DraftKey): number | null {
  const [user, content, version]: unknown[] = typeof stored === 'string' ? JSON.parse(stored) : []
  return user === userId && content === contentId && typeof version === 'number' ? version : null
}

/** The fields of a draft; empty when there is none or it is older than seven days. Rejects when the store fails. */
export async function readDraft(key: DraftKey, now: number): Promise<StoredDraft['fields']> {
  const draft: StoredDraft | undefined = await store()('readonly', (entries) =>
    promisifyRequest(entries.get(keyOf(key))),
  )
  return draft && now - draft.touchedAt < sevenDays ? draft.fields : {}
}

/**
 * Writes some fields and drops others, in one transaction, leaving what another tab is writing alone. A draft without fields is removed. Rejects when the store fails.
 */
export async function changeDraft(
  key: DraftKey,
  put: Readonly<Record<string, StoredField>>,
  drop: Dropped,
  now: number,
): Promise<void> {
  await store()('readwrite', async (entries) => {
    const old: StoredDraft | undefined = await promisifyRequest(entries.get(keyOf(key)))
    const fields: Record<string, StoredField> = { ...old?.fields }
    for (const fieldId of drop.fieldIds) {
      const field = fields[fieldId]
      if (field && (field.writer === drop.writer || field.at <= drop.upTo)) delete fields[fieldId]
    }
    Object.assign(fields, put)
    if (Object.keys(fields).length === 0) entries.delete(keyOf(key))
    else entries.put({ touchedAt: now, fields } satisfies StoredDraft, keyOf(key))
    return promisifyRequest(entries.transaction)
  })
}

/**
 * Brings what was typed in older versions of the form over to this one, in one transaction; what was typed in this version
 * stands. Rejects when the store fails.
 */
export async function adoptOlderVersions(key: DraftKey): Promise<void> {
  await store()('readwrite', async (entries) => {
    const keys = await promisifyRequest(entries.getAllKeys())
    const drafts: StoredDraft[] = await promisifyRequest(entries.getAll())
    const older = drafts.flatMap((draft, index) => {
      const version = versionOf(keys[index], key)
      return version !== null && version < key.formVersion ? [{ draft, version, at: keys[index] }] : []
    })
    if (older.length === 0) return
    older.sort((one, other) => one.version - other.version)
    const own: StoredDraft | undefined = await promisifyRequest(entries.get(keyOf(key)))
    const all = [...older.map((one) => one.draft), ...(own ? [own] : [])]
    const fields = Object.assign({}, ...all.map((draft) => draft.fields)) as StoredDraft['fields']
    entries.put(
      { touchedAt: Math.max(...all.map((draft) => draft.touchedAt)), fields } satisfies StoredDraft,
      keyOf(key),
    )
    for (const { at } of older) if (at !== undefined) entries.delete(at)
    return promisifyRequest(entries.transaction)
  })
}

/** Removes every draft, of whomever, that is older than seven days. */
export async function removeOldDrafts(now: number): Promise<void> {
  await store()('readwrite', async (entries) => {
    const keys = await promisifyRequest(entries.getAllKeys())
    const drafts: StoredDraft[] = await promisifyRequest(entries.getAll())
    drafts.forEach((draft, index) => {
      const key = keys[index]
      if (key !== undefined && now - draft.touchedAt >= sevenDays) entries.delete(key)
    })
    return promisifyRequest(entries.transaction)
  })
}
