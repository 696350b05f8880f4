/** Fills columns that a workbook does not have from the form as it is: an older workbook leaves newer settings unchanged. */

import type { ReadRow, ReadSheet } from './read-sheets'
import { type DataSheet, identity } from './sheet-columns'

/** What each row is, by its identity; a cell left empty for what it belongs to is that of the row above. */
function keysOf(sheet: DataSheet, rows: readonly ReadRow[]): string[] {
  const names = identity[sheet]
  let owner = ''
  return rows.map(({ cells }) => {
    const own = names.map((name, index) => {
      const text = cells.get(name)?.trim() ?? ''
      if (index > 0 || names.length === 1) return text
      owner = text || owner
      return owner
    })
    return JSON.stringify(own)
  })
}

/** A sheet whose rows have, in the columns it lacks, the cells of the form's own rows; a new row has none there. */
function filledSheet(id: DataSheet, sheet: ReadSheet, own: ReadSheet): ReadSheet {
  if (sheet.missing.length === 0) return sheet
  const known = new Map(keysOf(id, own.rows).map((key, index) => [key, own.rows[index]] as const))
  const keys = keysOf(id, sheet.rows)
  const rows = sheet.rows.map((row, index) => {
    const former = known.get(keys[index] ?? '')
    const cells = sheet.missing.flatMap((key) => {
      const text = former?.cells.get(key)
      return text === undefined ? [] : [[key, text] as const]
    })
    return { ...row, cells: new Map([...row.cells, ...cells]) }
  })
  return { ...sheet, rows }
}

type Sheets = Readonly<Record<DataSheet, ReadSheet>>

/** @param own the sheets of the form as it is, all columns */
export function withMissingColumns(sheets: Sheets, own: Sheets): Sheets {
  const filled = Object.entries(sheets).map(([id, sheet]) => [
    id,
    filledSheet(id as DataSheet, sheet, own[id as DataSheet]),
  ])
  return Object.fromEntries(filled) as Sheets
}
