import type { FieldNode } from '../schema/nodes'
import type { FieldValue, FormValues } from '../schema/values'
import {
  adoptOlderVersions,
  changeDraft,
  type DraftKey,
  type Dropped,
  readDraft,
  removeOldDrafts,
  type StoredField,
} from './draft-store'
import { joinValue, partValue } from './sensitive-values'
import { seal, unseal } from './session-cipher'

/** A field of an earlier session that never reached the server. */
export interface DraftField {
  fieldId: string
  value: FieldValue
  base: number
  at: number
}

export interface FoundDraft {
  fields: readonly DraftField[]
  /** Sensitive answers that could not be kept. */
  lost: number
}

/** A field to be kept, with the revision it was typed upon. */
export interface KeptField {
  node: FieldNode
  value: FieldValue
  base: number
}

async function stored(userId: string, field: KeptField, at: number, writer: string): Promise<StoredField> {
  const { clear, secret } = partValue(field.node, field.value)
  const sealed = secret ? await seal(userId, JSON.stringify(secret)) : null
  return { clear, sealed, withheld: secret ? Object.keys(secret).length : 0, base: field.base, at, writer }
}

/** Keeps fields on this device, and says whether all of it could be kept; rejects when the device cannot. */
export async function keepOnDevice(
  key: DraftKey,
  fields: readonly KeptField[],
  drop: Dropped,
  now: number,
): Promise<boolean> {
  const put: Record<string, StoredField> = {}
  for (const field of fields) put[field.node.id] = await stored(key.userId, field, now, drop.writer)
  await changeDraft(key, put, drop, now)
  return Object.values(put).every((field) => field.withheld === 0 || field.sealed !== null)
}

/**
 * What an earlier session left, in this or an older version of the form, for the fields it still has. Old drafts are removed
 * on the way. A device whose
 * store fails has left nothing.
 */
export async function findDraft(
  key: DraftKey,
  nodes: ReadonlyMap<string, FieldNode>,
  server: FormValues,
  now: number,
): Promise<FoundDraft> {
  const fields: DraftField[] = []
  let lost = 0
  try {
    await removeOldDrafts(now)
    await adoptOlderVersions(key)
    for (const [fieldId, field] of Object.entries(await readDraft(key, now))) {
      const node = nodes.get(fieldId)
      if (!node) continue
      const plain = field.sealed ? await unseal(key.userId, field.sealed) : null
      const joined = joinValue(node, field.clear, plain ? JSON.parse(plain) : null, field.withheld, server[fieldId])
      lost += joined.lost
      if (joined.value !== undefined) fields.push({ fieldId, value: joined.value, base: field.base, at: field.at })
    }
  } catch {
    return { fields: [], lost: 0 }
  }
  return { fields, lost }
}
