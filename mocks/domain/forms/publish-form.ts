/** Publishes a form's draft, for everybody or some units first, and takes a version back. */

import { jsonEqual } from '@/lib/collections/json-equal'
import { t } from '@/lib/i18n/i18n'
import { formatDay } from '@/lib/time/beijing-time'
import { runExamples } from '@/smartform/authoring/examples'
import { readExamples } from '@/smartform/authoring/read-examples'
import type { FormSource } from '@/smartform/schema/definition'
import { parseDefinition } from '@/smartform/schema/parse-definition'
import type { BackendContext } from '../../context'
import type { Database } from '../../db/database'
import type { FormDraftRow, PublishedFormRow } from '../../db/rows-forms'
import type { ContentRow } from '../../db/rows-work'
import { fail } from '../../fail'
import { findDefinition } from '../../forms/definitions'
import { isInForce, registerForms } from '../../forms/published'
import { formNode } from '../form-engine'
import { contentOn, upgradedContent } from '../upgrade-content'
import { baseOf, examplesOf, isNewForm, nextVersion, requireDraft, requireForm } from './form-draft'

/** Characters of a note. */
const longestNote = 500

/** Refuses a definition with problems, or without English where the form is offered in it (60436). */
function requireWhole(source: FormSource): void {
  const { definitionProblems, untranslated } = parseDefinition(source)
  const problems = [...definitionProblems, ...untranslated.map((at) => ({ at, message: t('没有英文') }))]
  if (problems.length > 0) fail(60436, { problems })
}

/** Refuses a definition with which an example of its author does not hold (60441). */
function requireExamples(source: FormSource, examples: unknown, now: number): void {
  const failing = runExamples(source, readExamples(examples), formatDay(now)).filter(
    ({ outcome }) => outcome !== 'holds',
  )
  const titles = failing.map(({ example: { id, title } }) => `“${title || id}”`)
  if (titles.length > 0) fail(60441, { examples: titles.join('') })
}

/** Known units, at least one; null: everybody. 600 for any other list. */
function readUnits({ db }: BackendContext, unitIds: readonly string[] | null | undefined): readonly string[] | null {
  if (unitIds == null) return null
  if (unitIds.length === 0 || unitIds.some((id) => !db.units.get(id))) fail(600)
  return [...new Set(unitIds)]
}

/** The contents that a change of versions may bring over: never handed in, and not under a trial of their own. */
function neverHandedIn({ db }: BackendContext, formId: string): ContentRow[] {
  return db.contents.where((content) => content.formId === formId && content.submitted === null && !content.trial)
}

const unitOf = ({ db }: BackendContext, { id }: ContentRow) => db.works.get(id)?.unitId

/** Keeps changed examples with the version that the draft began as: who fills in sees no other form, so there is no other version. */
function keepExamples(db: Database, { id, baseVersion, examples }: FormDraftRow): void {
  if (jsonEqual(examplesOf(db, id, baseVersion), examples)) fail(60439)
  const version = `${id}@${baseVersion}`
  db.formExamples.put(version, { id: version, examples })
  db.formDrafts.remove(id)
}

/** What the author decides at a publication. */
interface Publication {
  revision: number
  unitIds?: readonly string[] | null
  move: boolean
  note?: string | null
}

/** Publishes the draft as the next version (contract: `publishForm`). */
export function publishForm(context: BackendContext, formId: string, publication: Publication): void {
  const { userFullname: publishedBy } = requireForm(context, formId)
  const { db, now } = context
  const draft = requireDraft(context, formId, publication.revision)
  const unitIds = readUnits(context, publication.unitIds)
  const note = publication.note?.trim() || null
  if (note !== null && [...note].length > longestNote) fail(60437, { limit: longestNote })
  const version = nextVersion(formId)
  const source = { ...draft.source, version }
  requireWhole(source)
  requireExamples(source, draft.examples, now)
  if (!isNewForm(draft) && jsonEqual({ ...baseOf(draft), version }, source)) {
    keepExamples(db, draft)
    return
  }
  db.publishedForms.insert({
    ...{ id: `${formId}@${version}`, formId, version, source, unitIds, note },
    ...{ publishedAt: now, publishedBy, takenBackAt: null, takenBackBy: null },
  })
  db.formExamples.put(`${formId}@${version}`, { id: `${formId}@${version}`, examples: draft.examples })
  registerForms(db.publishedForms.all())
  db.formDrafts.remove(formId)
  if (!publication.move) return
  for (const content of neverHandedIn(context, formId)) {
    const moved = upgradedContent(content, unitOf(context, content))
    if (moved !== content) db.contents.update(content.id, moved)
  }
}

/** A version that was published from the workshop; 60440 for any other. */
const requirePublished = ({ db }: BackendContext, formId: string, version: number): PublishedFormRow =>
  db.publishedForms.get(`${formId}@${version}`) ?? fail(60440)

/** Gives a version to more units (contract: `widenForm`). */
export function widenForm(
  context: BackendContext,
  formId: string,
  version: number,
  units: readonly string[] | null | undefined,
): void {
  requireForm(context, formId)
  const { id, unitIds: had, takenBackAt } = requirePublished(context, formId, version)
  const unitIds = readUnits(context, units)
  if (takenBackAt !== null) fail(60440)
  if (had === null) {
    if (unitIds !== null) fail(60440)
    return
  }
  if (unitIds !== null && had.some((unit) => !unitIds.includes(unit))) fail(600)
  context.db.publishedForms.update(id, { unitIds })
  registerForms(context.db.publishedForms.all())
}

/** Takes a version back (contract: `takeBackForm`). */
export function takeBackForm(context: BackendContext, formId: string, version: number): void {
  const { userFullname: takenBackBy } = requireForm(context, formId)
  const { db, now } = context
  const row = requirePublished(context, formId, version)
  if (!isInForce({ ...row, unitIds: null })) return
  db.publishedForms.update(row.id, { takenBackAt: now, takenBackBy })
  registerForms(db.publishedForms.all())
  for (const content of neverHandedIn(context, formId)) {
    // Of a form whose only version is taken back, contents stay on it.
    if (content.formVersion !== version || !findDefinition(formId, null, unitOf(context, content))) continue
    const form = formNode(formId, undefined, unitOf(context, content))
    db.contents.update(content.id, contentOn(content, form))
  }
}
