/** Who may read and change which part of a work item's content; checked by the smartform resolvers. */

import { formatMinute } from '@/lib/time/beijing-time'
import { fieldIdOf } from '@/smartform/engine/paths'
import { isTrialVersion } from '@/smartform/schema/trial-version'
import { isLapse, stateOf } from '@/work/kind'
import { type BackendContext, requireCaller } from '../context'
import type { UserRow } from '../db/rows'
import type { ContentRow, WorkRow } from '../db/rows-work'
import { engineFor, formNode, formOf } from '../domain/form-engine'
import { onForm } from '../domain/upgrade-content'
import { fail } from '../fail'
import { rulesOf } from './all-rules'
import { delegatedSectionsOf, fieldsOfSection, isDelegated, visibleFieldsOf } from './delegated-fields'
import { fills } from './fillers'
import { withLinked } from './linked-fields'
import { takeStep } from './steps'
import { requireWork, viewerRolesOf } from './viewer-roles'

/** The caller's relation to a content, for any kind of work item. */
export interface ContentPart {
  caller: UserRow
  /** Whether the caller fills it in, now or in another state; such a person sees unsubmitted content. */
  fills: boolean
  /** Whether it is editable now; otherwise the reason as text, and the code for a refused change. */
  editable: boolean
  lockedReason: string | null
  lockedCode: number
  /** Details of the code: the date that has passed. */
  lockedFacts?: Readonly<Record<string, unknown>>
  /** Whether it was returned and is being corrected. */
  correcting: boolean
  /** The only editable fields, with the reason; null: all. */
  open: ReadonlySet<string> | null
  openReason: 'REMARKS' | 'GIVEN' | null
  /** The only answers visible to a colleague with a delegated section; null: all. */
  visibleFields: ReadonlySet<string> | null
  /** Applies a save to the work item: its title, its amount, that it was started. */
  saved(content: ContentRow): void
}

/** Returns the function that applies a save to a work item. */
function savedOf(context: BackendContext, work: WorkRow) {
  return (content: ContentRow): void => {
    const { saved, afterSave } = rulesOf(work)
    context.db.works.update(work.id, { ...saved?.(content), modifiedAt: context.now })
    afterSave?.(context, content)
  }
}

/**
 * Fields that no reviewer can have approved: required by the upgraded form version and without an answer in the
 * submission. Closed, they would block the correction forever.
 */
function neverPassed(content: ContentRow, now: number): string[] {
  const { submitted, upgradedFrom, formId } = content
  if (!submitted || !upgradedFrom || isTrialVersion(upgradedFrom)) return []
  const form = formOf(content)
  const { values } = onForm({ ...content, values: submitted.values }, formNode(formId, upgradedFrom), form)
  const problems = engineFor(form, values, now).problems('form', 'submit')
  return problems.filter(({ kind }) => kind === 'required').flatMap(({ paths }) => paths.map(fieldIdOf))
}

/** The fields its creator may change: all except those closed by a reviewer or delegated to colleagues now. */
function openTo(context: BackendContext, work: WorkRow): Pick<ContentPart, 'open' | 'openReason'> {
  const content = context.db.contents.get(work.id)
  const out = content ? delegatedSectionsOf(context, work.id).map((part) => fieldsOfSection(content, part)) : []
  if (!content || (!content.openFields && out.length === 0)) return { open: null, openReason: null }
  const all = content.openFields
    ? [...withLinked(content, content.openFields), ...neverPassed(content, context.now)]
    : [...formNode(content.formId, content.formVersion).fields.keys()]
  const open = new Set(all.filter((id) => !out.some((fields) => fields.has(id))))
  return { open, openReason: out.length > 0 ? 'GIVEN' : 'REMARKS' }
}

/** A colleague's delegated sections of a content; 603138 once all are returned; null for everybody else. */
function delegatedPart(context: BackendContext, contentId: string): ContentPart | null {
  const { db } = context
  const caller = requireCaller(context)
  const work = db.works.get(contentId)
  const content = db.contents.get(contentId)
  const sections = db.delegatedSections.where({ workId: contentId, toId: caller.id })
  if (!work || !content || sections.length === 0) return null
  const { roles } = viewerRolesOf(context, caller)(work)
  const out = sections.filter((part) => isDelegated(part, work))
  if (out.length === 0) return roles.length > 0 ? null : fail(603138)
  const own = new Set(out.flatMap((part) => [...fieldsOfSection(content, part)]))
  const opened = content.openFields && withLinked(content, content.openFields)
  const open = new Set([...own].filter((id) => opened?.includes(id) ?? true))
  return {
    ...{ caller, fills: true, editable: true, lockedReason: null, lockedCode: 603138, correcting: false },
    ...{
      open,
      openReason: 'GIVEN' as const,
      visibleFields: new Set(out.flatMap((part) => [...visibleFieldsOf(content, part)])),
    },
    saved: savedOf(context, work),
  }
}

/**
 * The caller's relation to a content: 60401 for an unknown content, 60154 without read access, 603138 for a colleague
 * whose section was returned.
 */
export function contentPart(context: BackendContext, contentId: string): ContentPart {
  const delegated = delegatedPart(context, contentId)
  if (delegated) return delegated
  const { caller, work, kind, viewerRoles, actions } = requireWork(context, contentId, 60401)
  const state = stateOf(kind, work.state)
  const editable = actions.includes('FILL')
  const filler = fills(kind, viewerRoles)
  const late = filler && isLapse(kind, work.state)
  const locked = late
    ? `${kind.noun}的期限已于 ${formatMinute(work.stateSince)} 截止，不能再填写。`
    : filler
      ? `${kind.noun}目前状态为“${state?.label ?? work.state}”，不能修改。`
      : `您可以查看这份${kind.noun}，只有填报人可以修改。`
  return {
    caller,
    fills: filler,
    editable,
    lockedReason: editable ? null : locked,
    lockedCode: filler ? (state?.refusals?.FILL ?? 60402) : 60154,
    ...(late && { lockedFacts: { deadline: work.stateSince } }),
    correcting: work.opinion !== null && state?.holder === 'creator',
    ...openTo(context, work),
    visibleFields: null,
    saved(content) {
      if (actions.includes('BEGIN')) takeStep(context, contentId, 'BEGIN')
      savedOf(context, work)(content)
    },
  }
}

/**
 * A content that its creator may change now: 60401 unknown, 60154 another person's, 60402 or the kind's own code once
 * submitted.
 */
export function requireEditable(
  context: BackendContext,
  contentId: string,
): { content: ContentRow; caller: UserRow; part: ContentPart } {
  const part = contentPart(context, contentId)
  const content = context.db.contents.get(contentId) ?? fail(60401)
  if (!part.editable) fail(part.lockedCode, part.lockedFacts)
  return { content, caller: part.caller, part }
}
