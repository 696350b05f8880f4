/** Paths of fields, rows and cells (`members.r1.name`): built and taken apart; for engine, editor and backend. */

import type { Path } from '../schema/entry-values'

/** What a path names: a field, a row of a table, or a cell. */
export interface PathParts {
  fieldId: string
  rowId?: string
  columnId?: string
}

export function partsOf(path: Path): PathParts {
  const [fieldId = '', rowId, columnId] = path.split('/')
  return { fieldId, rowId, columnId }
}

/** The field of a path. */
export function fieldIdOf(path: Path): string {
  return partsOf(path).fieldId
}

export function cellPath(tableId: string, rowId: string, columnId: string): Path {
  return `${tableId}/${rowId}/${columnId}`
}

/** Whether a change at `changed` affects `path`: equal, inside, or around it. */
export function touches(path: Path, changed: Path): boolean {
  return path === changed || path.startsWith(`${changed}/`) || changed.startsWith(`${path}/`)
}
