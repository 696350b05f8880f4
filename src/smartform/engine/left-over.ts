import { kindOf } from '../kinds/kinds'
import { isRawObject, type RawObject } from '../schema/definition-reader'
import type { FieldNode } from '../schema/nodes'
import type { FieldValue } from '../schema/values'
import { cellPath } from './paths'

function isNothing(raw: unknown): boolean {
  return (
    raw === null ||
    raw === undefined ||
    (typeof raw === 'string' && raw.trim() === '') ||
    (Array.isArray(raw) && raw.length === 0)
  )
}

/**
 * What of a loaded value the field could not take: a value of another type, rows a fixed table does not have, cells of
 * columns that are gone. By path; kept aside so that nothing is lost without a trace.
 */
export function leftOver(
  node: FieldNode | undefined,
  id: string,
  raw: unknown,
  taken: FieldValue,
): [string, unknown][] {
  if (isNothing(raw)) return []
  if (!node || kindOf(node).isEmpty(taken)) return [[id, raw]]
  if (node.kind !== 'table' || !Array.isArray(raw) || !Array.isArray(taken)) return []
  const rows = new Set(taken.map((row: { id: string }) => row.id))
  return raw.flatMap((row: unknown, index): [string, unknown][] => {
    if (!isRawObject(row) || typeof row.id !== 'string') return isRawObject(row) ? [] : [[`${id}/${index + 1}`, row]]
    const rowId = row.id
    if (!rows.has(rowId)) return [[`${id}/${rowId}`, row]]
    const cells: RawObject = isRawObject(row.cells) ? row.cells : {}
    const known = new Set(node.columns.filter((column) => column.kind !== 'computed').map((column) => column.id))
    return Object.entries(cells).flatMap(([columnId, cell]): [string, unknown][] =>
      known.has(columnId) || isNothing(cell) ? [] : [[cellPath(id, rowId, columnId), cell]],
    )
  })
}
