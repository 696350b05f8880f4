/** The draft of a form's next version: opened, saved, discarded. */

import type { FormSource } from '@/smartform/schema/definition'
import { isRawObject } from '@/smartform/schema/definition-reader'
import { writtenOut } from '@/smartform/schema/written-out'
import { type BackendContext, requirePermission } from '../../context'
import type { UserRow } from '../../db/rows'
import type { FormDraftRow } from '../../db/rows-forms'
import { fail } from '../../fail'
import { definitions, findDefinition } from '../../forms/definitions'
import { publishedVersions } from '../../forms/published'
import type { FormDraft, FormDraftMark } from '../../resolvers/smartform.generated'
import { draftMark, formsPermission } from './form-list'

/** Characters of a draft as JSON. */
const longest = 2_000_000

/** The person, where they may change a known form: 60154, 60401. */
export function requireForm(context: BackendContext, formId: string): UserRow {
  const caller = requirePermission(context, formsPermission)
  return definitions.some(({ id }) => id === formId) ? caller : fail(60401)
}

/** The number of a form's next version; that of a version taken back is not given again. */
export function nextVersion(formId: string): number {
  const versions = [...definitions.filter(({ id }) => id === formId), ...publishedVersions(formId)]
  return Math.max(0, ...versions.map(({ version }) => version)) + 1
}

/** The newest version in force, also where it is for some units only. */
function newestInForce(formId: string): FormSource {
  const [row] = publishedVersions(formId)
    .filter(({ takenBackAt }) => takenBackAt === null)
    .toSorted((a, b) => b.version - a.version)
  return row?.source ?? findDefinition(formId) ?? fail(60401)
}

/** The version a draft began as, its parts written out. */
export function baseOf({ id, baseVersion }: Pick<FormDraftRow, 'id' | 'baseVersion'>): FormSource {
  return writtenOut(findDefinition(id, baseVersion) ?? fail(60401))
}

function draftView({ source, examples, ...row }: FormDraftRow): FormDraft {
  return { ...row, base: baseOf(row), definition: source, examples }
}

/** The draft; null while there is none. */
export function formDraft(context: BackendContext, formId: string): FormDraft | null {
  requireForm(context, formId)
  const draft = context.db.formDrafts.get(formId)
  return draft ? draftView(draft) : null
}

/** The draft there is, or a new one that begins as the newest version in force. */
export function openFormDraft(context: BackendContext, formId: string): FormDraft {
  const { userFullname: name } = requireForm(context, formId)
  const { db, now } = context
  const known = db.formDrafts.get(formId)
  if (known) return draftView(known)
  const newest = newestInForce(formId)
  const examples = publishedVersions(formId).find(({ version }) => version === newest.version)?.examples ?? []
  const row = db.formDrafts.insert({
    ...{ id: formId, revision: 1, baseVersion: newest.version, examples },
    source: { ...writtenOut(newest), version: nextVersion(formId) },
    ...{ startedBy: name, startedAt: now, savedBy: name, savedAt: now },
  })
  return draftView(row)
}

/** The draft as its author saw it: 60438 without one, 60408 when somebody saved it since. */
export function requireDraft({ db }: BackendContext, formId: string, revision: number): FormDraftRow {
  const draft = db.formDrafts.get(formId) ?? fail(60438)
  if (draft.revision !== revision) fail(60408, { revision: draft.revision })
  return draft
}

/** Saves the whole draft (contract: `saveFormDraft`). */
export function saveFormDraft(
  context: BackendContext,
  formId: string,
  { revision, definition, examples }: { revision: number; definition: unknown; examples: unknown },
): FormDraftMark {
  const { userFullname: savedBy } = requireForm(context, formId)
  const draft = requireDraft(context, formId, revision)
  if (!isRawObject(definition) || !Array.isArray(examples)) return fail(600)
  if (JSON.stringify([definition, examples]).length > longest) fail(60437, { limit: longest })
  const source = { ...definition, id: formId, version: draft.source.version } as unknown as FormSource
  return draftMark(
    context.db.formDrafts.update(formId, {
      ...{ source, examples, savedBy, savedAt: context.now, revision: revision + 1 },
    }),
  )
}

/** Discards the draft (contract: `discardFormDraft`); nothing without one. */
export function discardFormDraft(context: BackendContext, formId: string, revision: number): void {
  requireForm(context, formId)
  if (!context.db.formDrafts.get(formId)) return
  requireDraft(context, formId, revision)
  context.db.formDrafts.remove(formId)
}
