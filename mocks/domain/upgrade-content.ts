import { movedValues } from '@/smartform/schema/definition-changes'
import type { FormValues } from '@/smartform/schema/values'
import type { ContentRow } from '../db/rows-work'
import { formNode } from './form-engine'

/**
 * A content on the newest version of its form: answers move with their fields, answers of fields that are gone stay among
 * the values. Unchanged when it is on that version already.
 */
export function upgradedContent(content: ContentRow): ContentRow {
  const before = formNode(content.formId, content.formVersion)
  const after = formNode(content.formId)
  if (after.version <= content.formVersion) return content
  return {
    ...content,
    formVersion: after.version,
    upgradedFrom: content.formVersion,
    revision: content.revision + 1,
    values: movedValues(before, after, content.values) as FormValues,
  }
}
