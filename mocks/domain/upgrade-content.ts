import { movedValues } from '@/smartform/schema/definition-changes'
import type { FormNode } from '@/smartform/schema/nodes'
import type { ContentRow } from '../db/rows-work'
import { formNode } from './form-engine'

/** Maps a content's answers to another form, by the map between published versions; nothing is dropped. */
export function onForm(content: ContentRow, before: FormNode, after: FormNode): ContentRow {
  const moved = <Value>(byField: Readonly<Record<string, Value>>) =>
    movedValues(before, after, byField) as Readonly<Record<string, Value>>
  return {
    ...content,
    values: moved(content.values),
    fieldRevisions: moved(content.fieldRevisions),
    editedAt: moved(content.editedAt ?? {}),
  }
}

/**
 * Upgrades a content to the newest version of its form. Answers and their edit times move with their fields; answers of
 * removed fields stay among the values. A content on that version stays unchanged.
 */
export function upgradedContent(content: ContentRow): ContentRow {
  const before = formNode(content.formId, content.formVersion)
  const after = formNode(content.formId)
  if (after.version <= content.formVersion) return content
  return {
    ...onForm(content, before, after),
    formVersion: after.version,
    upgradedFrom: content.formVersion,
    revision: content.revision + 1,
  }
}
