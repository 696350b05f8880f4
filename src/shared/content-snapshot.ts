import type { ContentSnapshot } from '@/smartform/ports'
import type { FormContentQuery } from './graphql/forms.smartform.generated'

/** A content as the smartform takes it, from the endpoint's answer. Values that are no object count as none. */
export function contentSnapshot(content: FormContentQuery['formContent']): ContentSnapshot {
  const { id, values, ...rest } = content
  return { ...rest, contentId: id, values: isRecord(values) ? values : {} }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
