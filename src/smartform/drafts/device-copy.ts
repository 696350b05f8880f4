import type { FoundAnswer, UnsavedAnswer } from '@/lib/drafts/device-keeper'
import type { PendingFields } from '@/lib/drafts/pending-fields'
import { same } from '@/lib/same'
import type { FormEngine } from '../engine/engine'
import { kindOf } from '../kinds/kinds'
import { placeIn } from '../schema/definition-changes'
import type { FieldNode, FormNode } from '../schema/nodes'
import type { FieldValue, FormValues } from '../schema/values'
import type { LeftBehind } from './left-behind'
import { joinValue, partValue } from './sensitive-values'

/** A field of an earlier page that never reached the server. */
export interface DraftField {
  fieldId: string
  value: FieldValue
  base: number
  at: number
  /** An earlier answer in a save nobody answered. */
  sent?: FieldValue
  /** Where it lies; null where this page has it from the one before. */
  found: FoundAnswer | null
  /** Where the earlier answer lies. */
  foundSent?: FoundAnswer
}

/** An answer of a field that this version of the form has not any more: to be copied. */
export interface HomelessAnswer {
  /** The field as it was. */
  node: FieldNode
  value: FieldValue
  found: FoundAnswer | null
  foundSent?: FoundAnswer
}

/** What a form left on this device, newest first. */
export interface FoundDraft {
  fields: readonly DraftField[]
  homeless: readonly HomelessAnswer[]
  /** Those of which sensitive answers could not be kept, and how many such answers there are. */
  unreadable: readonly FoundAnswer[]
  lost: number
  /** How many stay where they lie, for the version of the form they were typed in cannot be had now. */
  unplaced: number
}

/** Under which name a content's answers lie; the version of its form they were typed in is in each answer's name. */
export const formThing = (contentId: string) => `smartform:${contentId}`

const nameOf = (fieldId: string, version: number) => `${fieldId}@${version}`
/** Beside it: what a save that nobody answered had of the field. */
const sentName = (name: string) => `${name}!sent`

/** The field and the version an answer was typed in; the version asked for where it says none. */
function typedIn({ name }: FoundAnswer, otherwise: number): { fieldId: string; version: number } {
  const [, fieldId, version] = /^(.*)@(\d+)$/.exec(name) ?? []
  return fieldId === undefined ? { fieldId: name, version: otherwise } : { fieldId, version: Number(version) }
}

/** What is not on the server now, parted into what may lie on a device and what only sealed. */
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
    const now = { name, base, ...partValue(node, value) }
    return sent === undefined || same(sent, value)
      ? [now]
      : [now, { name: sentName(name), base, ...partValue(node, sent) }]
  })
}

/**
 * What was found, as values of the fields this version of the form has: carried over by the same map as a content's own
 * values. `versionOf` gives the form as it was in a version, null where it cannot be asked for now: what was typed in it stays
 * where it is.
 */
export async function draftOf(
  found: readonly FoundAnswer[],
  form: FormNode,
  versionOf: (version: number) => Promise<FormNode | null>,
  server: FormValues,
): Promise<FoundDraft> {
  const fields: DraftField[] = []
  const homeless: HomelessAnswer[] = []
  const unreadable: FoundAnswer[] = []
  let lost = 0
  let unplaced = 0
  for (const one of found) {
    const { fieldId: formerId, version } = typedIn(one, form.version)
    const before = version === form.version ? form : await versionOf(version)
    const former = before?.fields.get(formerId)
    if (!before) unplaced += 1
    if (!before || !former) continue
    const fieldId = placeIn(before, form, formerId)
    const joined = joinedOf(former, one, server[fieldId ?? formerId])
    lost += joined.lost
    if (joined.lost > 0) unreadable.push(one)
    const { value } = joined
    if (value === undefined) continue
    const foundSent = found.find(({ slot, name }) => slot === one.slot && name === sentName(one.name))
    const sent = foundSent && joinedOf(former, foundSent, undefined).value
    const placed = placedIn(form, former, fieldId, { value, sent, base: one.base, at: one.at, found: one, foundSent })
    if (!('node' in placed)) fields.push(placed)
    else if (!kindOf(former).isEmpty(value)) homeless.push(placed)
  }
  return { fields, homeless, unreadable, lost, unplaced }
}

function joinedOf(node: FieldNode, found: FoundAnswer, server: FieldValue | undefined) {
  // Stored by this form from values of the same kind.
  const clear = found.clear as FieldValue | undefined
  const secret = found.secret as Readonly<Record<string, FieldValue>> | null
  return joinValue(node, clear, secret, found.withheld, server)
}

/** The same of what the page before was left with. */
export function draftFrom(
  { form: before, fields, at }: LeftBehind,
  form: FormNode,
): Pick<FoundDraft, 'fields' | 'homeless'> {
  const placed = fields.flatMap(({ fieldId, ...answer }) => {
    const former = before.fields.get(fieldId)
    return former ? placedIn(form, former, placeIn(before, form, fieldId), { ...answer, at, found: null }) : []
  })
  return {
    fields: placed.flatMap((one) => ('node' in one ? [] : one)),
    homeless: placed.flatMap((one) => ('node' in one && !kindOf(one.node).isEmpty(one.value) ? one : [])),
  }
}

function placedIn(
  form: FormNode,
  former: FieldNode,
  fieldId: string | null,
  answer: Omit<DraftField, 'fieldId'>,
): DraftField | HomelessAnswer {
  const { value, found, foundSent } = answer
  const node = fieldId === null ? undefined : form.fields.get(fieldId)
  if (fieldId !== null && node && fits(former, node, value)) return { fieldId, ...answer }
  return { node: former, value, found, foundSent }
}

/** Whether a field takes an answer of what it was before: not when nothing would be left of it. */
function fits(former: FieldNode, node: FieldNode, value: FieldValue): boolean {
  const kind = kindOf(node)
  return kindOf(former).isEmpty(value) || !kind.isEmpty(kind.coerce(node, value))
}
