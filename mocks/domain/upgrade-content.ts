import { movedValues } from '@/smartform/schema/definition-changes'
import type { FormNode } from '@/smartform/schema/nodes'
import type { ContentRow } from '../db/rows-work'
import { formNode } from './form-engine'

/** A content's answers on another form, by the same map as between published versions; nothing is dropped. */
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
 * A content on the newest version of its form: answers move with their fields (and when they were changed with them), answers of fields that are gone stay among
 * the values. Unchanged when it is on that version already.
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
