/** Splits a draft's value into a sensitive part, which is encrypted on the device, and the rest. */

import type { FieldNode } from '../schema/nodes'
import { rowsIn } from '../schema/rows'
import type { CellValue, FieldValue } from '../schema/values'

/** A value split into a part for storage in the clear and a sensitive part. */
export interface SplitValue {
  /** Absent where the whole value is sensitive. */
  clear?: FieldValue
  /** By `row/column`, '' for a whole field; null where nothing is sensitive. */
  secret: Readonly<Record<string, FieldValue>> | null
}

function sensitiveColumns(node: FieldNode): readonly string[] {
  return node.kind === 'table' ? node.columns.filter((column) => column.sensitive).map((column) => column.id) : []
}

function hasContent(value: FieldValue | undefined): boolean {
  return value !== undefined && value !== null && value !== ''
}

/** Splits a field's value. Of a table, only the cells of sensitive columns are sensitive. */
export function splitValue(node: FieldNode, value: FieldValue): SplitValue {
  // A cleared answer is not sensitive.
  if (node.sensitive && hasContent(value)) return { secret: { '': value } }
  const columns = sensitiveColumns(node)
  if (columns.length === 0) return { clear: value, secret: null }
  const secret: Record<string, FieldValue> = {}
  const clear = rowsIn(value).map((row) => {
    const cells: Record<string, CellValue> = { ...row.cells }
    for (const column of columns) {
      const cell = cells[column]
      if (cell === undefined || !hasContent(cell)) continue
      delete cells[column]
      secret[`${row.id}/${column}`] = cell
    }
    return { id: row.id, cells }
  })
  return { clear, secret: Object.keys(secret).length > 0 ? secret : null }
}

/**
 * Joins what `splitValue` has split.
 * @param secret null where it could not be decrypted, or where there was none (`withheld` 0)
 * @param withheld how many answers the sensitive part holds
 * @param server the server's value, whose cells stand in for lost ones
 * @returns the value, absent where nothing can be restored; and the number of lost answers
 */
export function joinValue(
  node: FieldNode,
  clear: FieldValue | undefined,
  secret: Readonly<Record<string, FieldValue>> | null,
  withheld: number,
  server: FieldValue | undefined,
): { value?: FieldValue; lost: number } {
  if (node.sensitive && withheld > 0)
    return secret && '' in secret ? { value: secret[''], lost: 0 } : { lost: withheld }
  const columns = sensitiveColumns(node)
  if (columns.length === 0 || clear === undefined) return { value: clear, lost: 0 }
  const serverRows = new Map(rowsIn(server).map((row) => [row.id, row]))
  const value = rowsIn(clear).map((row) => {
    const cells: Record<string, CellValue> = { ...row.cells }
    for (const column of columns) {
      // Cleared: the server's value must not come back.
      if (Object.hasOwn(cells, column)) continue
      const cell = secret ? secret[`${row.id}/${column}`] : serverRows.get(row.id)?.cells[column]
      if (cell !== undefined) cells[column] = cell as CellValue
    }
    return { id: row.id, cells }
  })
  return { value, lost: secret ? 0 : withheld }
}
