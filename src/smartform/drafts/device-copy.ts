/** The draft of a form on the device: what is stored, and how it is read back; for autosave, offers and unsent reviews. */

import { jsonEqual } from '@/lib/collections/json-equal'
import type { UnsavedAnswer } from '@/lib/drafts/draft-writer'
import type { FoundAnswer } from '@/lib/drafts/left-drafts'
import type { PendingFields } from '@/lib/drafts/pending-fields'
import type { FormEngine } from '../engine/engine'
import { kindOf } from '../kinds/kinds'
import { labelPathIn } from '../schema/definition-changes'
import type { FieldNode, FormNode } from '../schema/nodes'
import type { FieldValue, FormValues } from '../schema/values'
import { joinValue, splitValue } from './sensitive-values'
import type { PendingAnswers } from './unsaved-on-leave'

/** A field of an earlier page that never reached the server. */
export interface DraftField {
  fieldId: string
  value: FieldValue
  base: number
  at: number
  /** The value of an earlier save without a response. */
  sent?: FieldValue
  /** Its stored entry; null where the previous page handed it over in memory. */
  found: FoundAnswer | null
  /** The stored entry of the earlier value. */
  foundSent?: FoundAnswer
}

/** An answer whose field no longer exists in this form version; for copying. */
export interface OrphanedDraft {
  /** The field as it was. */
  node: FieldNode
  value: FieldValue
  found: FoundAnswer | null
  foundSent?: FoundAnswer
}

/** A form's drafts on this device, newest first. */
export interface FoundDraft {
  fields: readonly DraftField[]
  orphaned: readonly OrphanedDraft[]
  /** Entries whose sensitive answers could not be kept, and the number of such answers. */
  unreadable: readonly FoundAnswer[]
  lost: number
  /** Number of entries that stay, because their form version cannot be loaded now. */
  unplaced: number
}

/** The draft key of a content; each entry's name contains its form version. */
export const formThing = (contentId: string) => `smartform:${contentId}`

const nameOf = (fieldId: string, version: number) => `${fieldId}@${version}`
/** The name of the value in a save without a response. */
const sentName = (name: string) => `${name}!sent`

/** The field and form version of an entry; the given version where it names none. */
function typedIn({ name }: FoundAnswer, otherwise: number): { fieldId: string; version: number } {
  const [, fieldId, version] = /^(.*)@(\d+)$/.exec(name) ?? []
  return fieldId === undefined ? { fieldId: name, version: otherwise } : { fieldId, version: Number(version) }
}

/** What is not on the server, split into values for storage in the clear and values to encrypt. */
export function unsavedFields(
  { form, values }: FormEngine,
  pending: PendingFields<FieldValue>,
): readonly UnsavedAnswer[] {
  const current = values()
  return [...pending.dirty].flatMap((fieldId) => {
    const node = form.fields.get(fieldId)
    if (!node) return []
    const name = nameOf(fieldId, form.version)
    const base = pending.baseOf(fieldId)
    const value = current[fieldId] ?? null
    const sent = pending.sentOf(fieldId)
    const now = { name, base, ...splitValue(node, value) }
    return sent === undefined || jsonEqual(sent, value)
      ? [now]
      : [now, { name: sentName(name), base, ...splitValue(node, sent) }]
  })
}

/**
 * Stored entries as values of this form version's fields, migrated by the same map as a content's values. `versionOf`
 * loads a form version, or null where that is impossible now; such entries stay.
 */
export async function draftOf(
  found: readonly FoundAnswer[],
  form: FormNode,
  versionOf: (version: number) => Promise<FormNode | null>,
  server: FormValues,
): Promise<FoundDraft> {
  const fields: DraftField[] = []
  const orphaned: OrphanedDraft[] = []
  const unreadable: FoundAnswer[] = []
  let lost = 0
  let unplaced = 0
  for (const answer of found) {
    const { fieldId: formerId, version } = typedIn(answer, form.version)
    const before = version === form.version ? form : await versionOf(version)
    const former = before?.fields.get(formerId)
    if (!before) unplaced += 1
    if (!before || !former) continue
    const fieldId = labelPathIn(before, form, formerId)
    const joined = joinedOf(former, answer, server[fieldId ?? formerId])
    lost += joined.lost
    if (joined.lost > 0) unreadable.push(answer)
    const { value } = joined
    if (value === undefined) continue
    const foundSent = found.find(({ slot, name }) => slot === answer.slot && name === sentName(answer.name))
    const sent = foundSent && joinedOf(former, foundSent, undefined).value
    const placed = placedIn(form, former, fieldId, {
      value,
      sent,
      base: answer.base,
      at: answer.at,
      found: answer,
      foundSent,
    })
    if (!('node' in placed)) fields.push(placed)
    else if (!kindOf(former).isEmpty(value)) orphaned.push(placed)
  }
  return { fields, orphaned, unreadable, lost, unplaced }
}

function joinedOf(node: FieldNode, found: FoundAnswer, server: FieldValue | undefined) {
  // Stored by this form from values of the same kind.
  const clear = found.clear as FieldValue | undefined
  const secret = found.secret as Readonly<Record<string, FieldValue>> | null
  return joinValue(node, clear, secret, found.withheld, server)
}

/** The same for what the previous page handed over. */
export function draftFrom(
  { form: before, fields, at }: PendingAnswers,
  form: FormNode,
): Pick<FoundDraft, 'fields' | 'orphaned'> {
  const placed = fields.flatMap(({ fieldId, ...answer }) => {
    const former = before.fields.get(fieldId)
    return former ? placedIn(form, former, labelPathIn(before, form, fieldId), { ...answer, at, found: null }) : []
  })
  return {
    fields: placed.flatMap((item) => ('node' in item ? [] : item)),
    orphaned: placed.flatMap((item) => ('node' in item && !kindOf(item.node).isEmpty(item.value) ? item : [])),
  }
}

function placedIn(
  form: FormNode,
  former: FieldNode,
  fieldId: string | null,
  answer: Omit<DraftField, 'fieldId'>,
): DraftField | OrphanedDraft {
  const { value, found, foundSent } = answer
  const node = fieldId === null ? undefined : form.fields.get(fieldId)
  if (fieldId !== null && node && fits(former, node, value)) return { fieldId, ...answer }
  return { node: former, value, found, foundSent }
}

/** Whether a field can take the value of its former version without losing all of it. */
function fits(former: FieldNode, node: FieldNode, value: FieldValue): boolean {
  const kind = kindOf(node)
  return kindOf(former).isEmpty(value) || !kind.isEmpty(kind.coerce(node, value))
}
