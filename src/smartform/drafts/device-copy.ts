import type { FoundAnswer, UnsavedAnswer } from '@/lib/drafts/device-keeper'
import type { FormEngine } from '../engine/engine'
import type { FieldNode } from '../schema/nodes'
import type { FieldValue, FormValues } from '../schema/values'
import type { PendingFields } from './pending-fields'
import { joinValue, partValue } from './sensitive-values'

/** A field of an earlier page that never reached the server. */
export interface DraftField {
  fieldId: string
  value: FieldValue
  base: number
  at: number
  /** Where it lies. */
  found: FoundAnswer
}

/** What a form left on this device, newest first. */
export interface FoundDraft {
  fields: readonly DraftField[]
  /** Those of which sensitive answers could not be kept, and how many such answers there are. */
  unreadable: readonly FoundAnswer[]
  lost: number
}

/** Under which name a content's answers lie; whatever version of its form they were typed in. */
export const formThing = (contentId: string) => `smartform:${contentId}`

/** What is not on the server now, parted into what may lie on a device and what only sealed. */
export function unsavedFields(engine: FormEngine, pending: PendingFields): readonly UnsavedAnswer[] {
  const values = engine.values()
  return [...pending.dirty].flatMap((fieldId) => {
    const node = engine.form.fields.get(fieldId)
    return node ? [{ name: fieldId, base: pending.baseOf(fieldId), ...partValue(node, values[fieldId] ?? null) }] : []
  })
}

/** What was found, as values of the fields this version of the form still has. */
export function draftOf(
  found: readonly FoundAnswer[],
  nodes: ReadonlyMap<string, FieldNode>,
  server: FormValues,
): FoundDraft {
  const fields: DraftField[] = []
  const unreadable: FoundAnswer[] = []
  let lost = 0
  for (const one of found) {
    const node = nodes.get(one.name)
    if (!node) continue
    // Stored by this form from values of the same kind.
    const clear = one.clear as FieldValue | undefined
    const secret = one.secret as Readonly<Record<string, FieldValue>> | null
    const joined = joinValue(node, clear, secret, one.withheld, server[one.name])
    lost += joined.lost
    if (joined.lost > 0) unreadable.push(one)
    if (joined.value !== undefined)
      fields.push({ fieldId: one.name, value: joined.value, base: one.base, at: one.at, found: one })
  }
  return { fields, unreadable, lost }
}
