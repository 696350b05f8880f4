/** Converts a stored form content to the contract's type, as this reader may see it; for the smartform resolvers. */
import type { FormNode } from '@/smartform/schema/nodes'
import { isTrialVersion } from '@/smartform/schema/trial-version'
import type { BackendContext } from '../context'
import type { CommentRow, ContentRow } from '../db/rows-work'
import { fail } from '../fail'
import { findDefinition } from '../forms/definitions'
import type { FieldComment, FormContent } from '../resolvers/smartform.generated'
import { type ContentPart, contentPart } from '../work/content-part'
import { freshenUnbegun } from '../work/take-over'
import { titleOf } from '../work/title'
import { recordRead } from '../work/work-reads'
import { formOf } from './form-engine'
import { markRead } from './mark-read'

/** The form that displays a content; for its creator, the definition under trial. */
export function formOfContent({ db }: BackendContext, { id, formId, formVersion }: FormContent): FormNode {
  const trial = isTrialVersion(formVersion) ? db.contents.get(id)?.trial : null
  return formOf({ trial, formId, formVersion })
}

/** A comment as the contract defines it; an empty answer counts as none. */
export function commentView(comment: CommentRow): FieldComment {
  return {
    ...comment,
    state: comment.state ?? 'OPEN',
    explanation: comment.explanation ?? null,
    need: comment.need ?? null,
  }
}

/** The returned version: during a correction the last submission, afterwards the one before it. */
function returnedVersion(content: ContentRow, { correcting, fills, caller }: ContentPart): FormContent['returned'] {
  const version =
    correcting && content.submitted ? { ...content.submitted, comments: content.comments } : content.former
  if (!version) return null
  const seen = fills || (content.readBy?.[caller.id] ?? []).includes(version.revision)
  return { seen, revision: version.revision, values: version.values, comments: version.comments.map(commentView) }
}

/** Limits a record by field to the visible fields; null: all fields. */
function only<Value>(
  record: Readonly<Record<string, Value>>,
  visibleFields: ReadonlySet<string> | null,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([id]) => visibleFields?.has(id) ?? true))
}

/**
 * A content as one person may read it. Readers see the submitted version, not later changes. A person with a delegated
 * section sees that section and is not asked to upgrade the content.
 */
export function contentView(context: BackendContext, contentId: string): FormContent {
  const { db } = context
  const part = contentPart(context, contentId)
  const { visibleFields: shown } = part
  if (part.fills && part.editable) freshenUnbegun(context, contentId)
  const content = db.contents.get(contentId) ?? fail(60401)
  if (!part.fills) {
    markRead(context, content, part.caller.id)
    recordRead(context, contentId, part.caller.id)
  }
  const read = part.fills ? content : { ...content, ...(content.submitted ?? { values: {} }) }
  const { trial } = part.fills ? content : {}
  const newest =
    shown === null && !trial
      ? findDefinition(content.formId, null, db.works.get(contentId)?.unitId)?.version
      : undefined
  const formVersion = trial?.version ?? content.formVersion
  const copied = content.copiedFrom ? db.works.get(content.copiedFrom) : undefined
  const comments = content.comments.filter(({ path }) => shown === null || part.open?.has(path.split('/')[0] ?? ''))
  return {
    ...read,
    values: only(read.values, shown),
    comments: comments.map(commentView),
    returned: shown === null ? returnedVersion(content, part) : null,
    copiedFrom: copied && shown === null ? [titleOf(copied), copied.number].filter(Boolean).join(' ') : null,
    formVersion,
    newestVersion: newest ?? formVersion,
    upgradedFrom: (trial ? content.formVersion : content.upgradedFrom) ?? null,
    editedAt: only(content.editedAt ?? {}, shown),
    fieldRevisions: only(content.fieldRevisions, shown),
    editable: part.editable,
    lockedReason: part.lockedReason,
    openFields: part.editable && part.open ? [...part.open] : null,
    openReason: part.editable ? part.openReason : null,
  }
}
