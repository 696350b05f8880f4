/** The list of forms with their versions and uses, for the people who own them in the forms' workshop. */

import groupBy from 'lodash/groupBy'
import { stateOf } from '@/work/kind'
import { workKinds } from '@/work/kinds/all'
import { type BackendContext, requirePermission } from '../../context'
import type { Database } from '../../db/database'
import type { FormDraftRow } from '../../db/rows-forms'
import type { ContentRow } from '../../db/rows-work'
import { fail } from '../../fail'
import { foreignReportForm } from '../../forms/awards/foreign-report'
import { definitions, findDefinition } from '../../forms/definitions'
import { publishedVersions } from '../../forms/published'
import type { Form, FormDraftMark, FormVersion } from '../../resolvers/smartform.generated'
import { kindOf } from '../../work/viewer-roles'

/** The route permission of the workshop. */
export const formsPermission = 's23.f006'

/** Ids of the forms that have an owner in the commission; the sample and the one-page forms of bindings have none. */
export function formIds({ publishedForms, formDrafts }: Database): string[] {
  const made = [...publishedForms.all().map(({ formId }) => formId), ...formDrafts.all().map(({ id }) => id)]
  return [...new Set([...definitions.map(({ id }) => id), ...made])]
}

/** Kinds of work that some people file with another form than the one that the kind names. */
const alsoFiledWith: Readonly<Record<string, string>> = { AWARD_REPORT: foreignReportForm.id }

/** The text of a definition in one language. */
function textIn(text: unknown, language: 'zh' | 'en'): string | null {
  if (typeof text === 'string') return language === 'zh' ? text : null
  return typeof text === 'object' && text !== null ? String(Reflect.get(text, language) ?? '') || null : null
}

/** Whether a content is being filled in or reviewed: somebody holds its work item. */
export function isRunning({ db }: BackendContext, { id }: ContentRow): boolean {
  const work = db.works.get(id)
  return work !== undefined && (stateOf(kindOf(work), work.state)?.holder ?? null) !== null
}

/** Who works on a draft. */
export function draftMark({ startedBy, savedBy, savedAt, revision }: FormDraftRow): FormDraftMark {
  return { startedBy, savedBy, savedAt, revision }
}

function versionsOf(context: BackendContext, formId: string, contents: readonly ContentRow[]): FormVersion[] {
  const counted = (version: number) => {
    const own = contents.filter(({ formVersion }) => formVersion === version)
    return { contents: own.length, running: own.filter((content) => isRunning(context, content)).length }
  }
  const shipped = definitions
    .filter(({ id }) => id === formId)
    .map(({ version }) => ({
      ...{ version, ...counted(version), publishedAt: null, publishedBy: null, note: null },
      ...{ units: null, takenBackAt: null, takenBackBy: null },
    }))
  const published = publishedVersions(formId).map(({ version, unitIds, ...row }) => ({
    ...{ version, ...counted(version), publishedAt: row.publishedAt, publishedBy: row.publishedBy, note: row.note },
    units: unitIds?.map((id) => ({ id, name: context.db.units.get(id)?.unitName ?? id })) ?? null,
    ...{ takenBackAt: row.takenBackAt, takenBackBy: row.takenBackBy },
  }))
  return [...shipped, ...published].toSorted((a, b) => b.version - a.version)
}

function formOf(context: BackendContext, formId: string, contents: readonly ContentRow[]): Form {
  const { db } = context
  const inForce = findDefinition(formId)
  const newest = inForce ?? db.formDrafts.get(formId)?.source ?? publishedVersions(formId).at(-1)?.source ?? fail(60401)
  const versions = versionsOf(context, formId, contents)
  const filed = contents.flatMap(({ id }) => db.works.get(id)?.kind ?? [])
  const described = workKinds.flatMap(({ id, form }) => (form === formId || alsoFiledWith[id] === formId ? [id] : []))
  const draft = db.formDrafts.get(formId)
  return {
    id: formId,
    title: textIn(newest.title, 'zh') ?? formId,
    titleEnglish: textIn(newest.title, 'en'),
    inEnglish: newest.languages?.includes('en') ?? false,
    version: inForce?.version ?? 0,
    versions,
    kinds: [...new Set([...described, ...filed])],
    guides: db.guides.where({ formId }).length,
    running: versions.reduce((sum, { running }) => sum + running, 0),
    draft: draft ? draftMark(draft) : null,
  }
}

/** All forms by title; 60154 without the permission. */
export function formList(context: BackendContext): Form[] {
  requirePermission(context, formsPermission)
  const byForm: Readonly<Record<string, readonly ContentRow[]>> = groupBy(context.db.contents.all(), 'formId')
  return formIds(context.db)
    .map((formId) => formOf(context, formId, byForm[formId] ?? []))
    .toSorted((a, b) => a.title.localeCompare(b.title, 'zh'))
}

/** One form; 60154 without the permission, 60401 for an unknown one. */
export function formWithVersions(context: BackendContext, formId: string): Form {
  requirePermission(context, formsPermission)
  if (!formIds(context.db).includes(formId)) fail(60401)
  return formOf(context, formId, context.db.contents.where({ formId }))
}
