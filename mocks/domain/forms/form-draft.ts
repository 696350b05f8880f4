/** The draft of a form's next version: opened, saved, discarded; and of a new form, which has no version yet. */

import type { FormSource } from '@/smartform/schema/definition'
import { isRawObject } from '@/smartform/schema/definition-reader'
import { writtenOut } from '@/smartform/schema/written-out'
import { type BackendContext, requirePermission } from '../../context'
import type { Database } from '../../db/database'
import { newId } from '../../db/new-id'
import type { UserRow } from '../../db/rows'
import type { FormDraftRow } from '../../db/rows-forms'
import { fail } from '../../fail'
import { definitions, findDefinition } from '../../forms/definitions'
import { publishedVersions } from '../../forms/published'
import { two } from '../../forms/two'
import type { FormDraft, FormDraftMark } from '../../resolvers/smartform.generated'
import { draftMark, formIds, formsPermission } from './form-list'

/** Characters of a draft as JSON. */
const longest = 2_000_000

/** The person, where they may change a known form: 60154, 60401. */
export function requireForm(context: BackendContext, formId: string): UserRow {
  const caller = requirePermission(context, formsPermission)
  return formIds(context.db).includes(formId) ? caller : fail(60401)
}

/** The number of a form's next version; that of a version taken back is not given again. */
export function nextVersion(formId: string): number {
  const versions = [...definitions.filter(({ id }) => id === formId), ...publishedVersions(formId)]
  return Math.max(0, ...versions.map(({ version }) => version)) + 1
}

/** The newest version in force, also where it is for some units only; of a form with none in force the last one that was. */
function newestInForce(formId: string): FormSource {
  const published = publishedVersions(formId).toSorted((a, b) => b.version - a.version)
  const [row] = published.filter(({ takenBackAt }) => takenBackAt === null)
  return row?.source ?? findDefinition(formId) ?? published[0]?.source ?? fail(60401)
}

/** The examples that are kept with a version of a form. */
export function examplesOf({ formExamples }: Database, formId: string, version: number): readonly unknown[] {
  return formExamples.get(`${formId}@${version}`)?.examples ?? []
}

/** Whether a draft is of a form that has no version yet. */
export const isNewForm = ({ baseVersion }: Pick<FormDraftRow, 'baseVersion'>) => baseVersion === 0

/** The version a draft began as, its parts written out; of a new form the draft itself: nothing differs from it. */
export function baseOf({ id, baseVersion, source }: Pick<FormDraftRow, 'id' | 'baseVersion' | 'source'>): FormSource {
  return baseVersion === 0 ? source : writtenOut(findDefinition(id, baseVersion) ?? fail(60401))
}

function draftView(db: Database, draft: FormDraftRow): FormDraft {
  const { source, examples, ...row } = draft
  const baseExamples = isNewForm(draft) ? examples : examplesOf(db, draft.id, draft.baseVersion)
  return { ...row, base: baseOf(draft), definition: source, examples, baseExamples }
}

/** The draft; null while there is none. */
export function formDraft(context: BackendContext, formId: string): FormDraft | null {
  requireForm(context, formId)
  const draft = context.db.formDrafts.get(formId)
  return draft ? draftView(context.db, draft) : null
}

/** The draft there is, or a new one that begins as the newest version in force. */
export function openFormDraft(context: BackendContext, formId: string): FormDraft {
  const { userFullname: name } = requireForm(context, formId)
  const { db, now } = context
  const known = db.formDrafts.get(formId)
  if (known) return draftView(db, known)
  const newest = newestInForce(formId)
  const examples = examplesOf(db, formId, newest.version)
  const row = db.formDrafts.insert({
    ...{ id: formId, revision: 1, baseVersion: newest.version, examples },
    source: { ...writtenOut(newest), version: nextVersion(formId) },
    ...{ startedBy: name, startedAt: now, savedBy: name, savedAt: now },
  })
  return draftView(db, row)
}

/** A form without questions. Not translated: the texts of a definition are Chinese, with English beside. */
const emptyForm = (id: string): FormSource => ({
  ...{ id, version: 1, title: '新表单' },
  pages: [{ id: 'page1', title: '第一页', sections: [{ id: 'section1', title: '基本信息', fields: [] }] }], // not translated: a definition's texts
})

/** The same questions under another title, as the first version of another form. */
function copiedForm(id: string, formId: string): FormSource {
  const source = writtenOut(newestInForce(formId))
  const { title } = source
  const copy = typeof title === 'string' ? `${title}（副本）` : two(`${title.zh}（副本）`, `${title.en} (copy)`)
  return { ...source, id, version: 1, title: copy }
}

/** Begins a new form, empty or as a copy of another one with its examples (contract: `createForm`). */
export function createForm(context: BackendContext, copyOf: string | null): FormDraft {
  const caller = requirePermission(context, formsPermission)
  const { db, now } = context
  if (copyOf !== null) requireForm(context, copyOf)
  const id = newId('form')
  const row = db.formDrafts.insert({
    ...{ id, revision: 1, baseVersion: 0 },
    source: copyOf === null ? emptyForm(id) : copiedForm(id, copyOf),
    examples: copyOf === null ? [] : examplesOf(db, copyOf, newestInForce(copyOf).version),
    ...{ startedBy: caller.userFullname, startedAt: now, savedBy: caller.userFullname, savedAt: now },
  })
  return draftView(db, row)
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
