/** Moves the answers of a content to another version of its form, where a running content is upgraded, published anew or tried. */
import { moveAnswers } from '@/smartform/authoring/move-answers'
import { movedKeys } from '@/smartform/schema/definition-changes'
import type { FormNode } from '@/smartform/schema/nodes'
import type { FormValues } from '@/smartform/schema/values'
import type { ContentRow } from '../db/rows-work'
import { formNode } from './form-engine'

/**
 * The answers in another form. What has no place there stays among the values under its former path (`budget`,
 * `members/row-1/age`; `budget/` where the form has another field of that id): the person reads it beside the form, and
 * it comes back with a version that has its place again.
 */
export function movedAnswers(before: FormNode, after: FormNode, values: FormValues): FormValues {
  const moved = moveAnswers(before, after, values)
  const all: Record<string, unknown> = { ...moved.values }
  for (const { path, value } of moved.kept) {
    let key = after.fields.has(path) ? `${path}/` : path
    while (Object.hasOwn(all, key)) key = `${key}/`
    all[key] = value
  }
  return all as FormValues
}

/** Maps a content's answers to another form, by the map between published versions; nothing is dropped. */
export function onForm(content: ContentRow, before: FormNode, after: FormNode): ContentRow {
  const moved = <Value>(byField: Readonly<Record<string, Value>>) =>
    movedKeys(before, after, byField) as Readonly<Record<string, Value>>
  return {
    ...content,
    values: movedAnswers(before, after, content.values),
    fieldRevisions: moved(content.fieldRevisions),
    editedAt: moved(content.editedAt ?? {}),
  }
}

/**
 * A content on another version of its form, a later or a former one. Answers and their edit times move with their
 * fields; answers of fields that the version does not have stay among the values.
 */
export function contentOn(content: ContentRow, after: FormNode): ContentRow {
  if (after.version === content.formVersion) return content
  return {
    ...onForm(content, formNode(content.formId, content.formVersion), after),
    formVersion: after.version,
    upgradedFrom: content.formVersion,
    revision: content.revision + 1,
  }
}

/** Upgrades a content to the newest version of its form for its unit; one on that version stays unchanged. */
export function upgradedContent(content: ContentRow, unitId?: string): ContentRow {
  const after = formNode(content.formId, undefined, unitId)
  return after.version <= content.formVersion ? content : contentOn(content, after)
}
