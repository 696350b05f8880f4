import { createContext } from 'react'
import type { SourceOrigin } from '../ports'
import type { FieldValue } from '../schema/values'

/** What a field's value can be taken over from, in the shape of its kind. */
export interface FieldSource {
  origin: SourceOrigin
  value: FieldValue
}

/** The sources of an open form by field, and asking for them anew. */
export interface FieldSources {
  of: ReadonlyMap<string, FieldSource>
  refresh(): void
}

export const FieldSourcesContext = createContext<FieldSources>({ of: new Map(), refresh: () => {} })
