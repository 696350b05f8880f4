/** Restores unsaved answers of earlier pages when a form is opened. */
import type { FieldValue } from '../schema/values'
import { type Choices, settle, withOthers } from './choices'
import type { DraftField } from './device-copy'
import type { Looked } from './draft-offers'
import type { AutosaveOptions, Saving } from './saving'

/** Restores what earlier pages left of this form, in memory and on the device, and offers what needs a choice. */
export async function restore(options: AutosaveOptions, saving: Saving) {
  const { offers, typedSinceOpened } = saving
  offer(options, saving, offers.handed(typedSinceOpened()))
  await look(options, saving)
}

/** Reads new drafts from the device, and counts those without a known form version. */
export async function look(options: AutosaveOptions, saving: Saving) {
  const { offers, typedSinceOpened, show, view } = saving
  offer(options, saving, await offers.look(typedSinceOpened, () => saving.running))
  if (view().unplaced !== offers.unplaced()) show({ unplaced: offers.unplaced() })
}

function offer({ engine, content }: AutosaveOptions, saving: Saving, found: Looked | null) {
  if (!found) return
  const { offers, server, show, view } = saving
  const mine = (fields: readonly DraftField[]) =>
    Object.fromEntries(fields.map((field) => [field.fieldId, field.value]))
  if (!content.editable)
    return show({ unsaved: { ...view().unsaved, ...mine([...found.restored, ...found.differences]) } })
  engine.load(mine(found.restored), 'draft')
  offers.taken([...found.restored, ...found.settled])
  const beside = ({ fieldId, value }: DraftField) => ({ fieldId, mine: value, server: server[fieldId] ?? null })
  const { restored } = view()
  const fields = [...(restored?.fields ?? []), ...found.restored.map(beside)]
  const lost = (restored?.lost ?? 0) + found.lost
  const at = Math.max(restored?.at ?? 0, found.at)
  const differences = found.differences.map((difference) => ({ ...beside(difference), reason: 'draft' as const }))
  show({
    restored: fields.length + lost > 0 ? { fields, at, lost } : null,
    differences: withOthers([...view().differences, ...differences], offers.others()),
    orphaned: offers.orphaned(),
  })
}

/** Replaces restored values by the server's version. */
export function giveBack({ engine }: AutosaveOptions, { view, show }: Saving, fieldIds: readonly string[]) {
  const { restored } = view()
  const back = restored?.fields.filter((field) => fieldIds.includes(field.fieldId)) ?? []
  engine.load(Object.fromEntries(back.map((field) => [field.fieldId, field.server])), 'draft')
  const fields = restored?.fields.filter((field) => !fieldIds.includes(field.fieldId)) ?? []
  show({ restored: restored && fields.length + restored.lost > 0 ? { ...restored, fields } : null })
}

/** Applies choices; fields without one keep waiting. */
export function decide({ engine }: AutosaveOptions, saving: Saving, choices: Choices) {
  const { pending, offers, show, view } = saving
  const { settled, undecided } = settle(view().differences, choices, engine.values())
  const taken: Record<string, FieldValue> = {}
  const restored: Record<string, FieldValue> = {}
  for (const { difference, side, value } of settled) {
    const { fieldId, reason } = difference
    if (reason !== 'tab') pending.decide(difference, side)
    if (side === 'mine') restored[fieldId] = value
    else if (reason !== 'tab') taken[fieldId] = value
  }
  saving.attempts = 0
  engine.load(taken, 'server')
  engine.load(restored, 'draft')
  offers.decided(settled.map(({ difference }) => difference))
  show({ differences: withOthers(undecided, offers.others()) })
  if (saving.undecided().size === 0) saving.resolved()
  void saving.keeper.now()
}
