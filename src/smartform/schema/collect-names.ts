/** Collects the names that expressions of a raw definition may refer to, before it is parsed; for the parser and the workshop's suggestions. */
import type { ResultKind } from '../expression/operators'
import type { Names } from '../expression/parse'
import { isColumnKind } from '../kinds/column-kinds'
import { isFieldKind, kindOf } from '../kinds/kinds'
import { isRawObject, ownAttribute } from './definition-reader'
import { isRowId } from './rows'

const reserved = new Set(['__proto__', 'constructor', 'prototype'])

/** Letters, digits and underscores; names of Object.prototype are refused. */
export function isFieldId(id: unknown): id is string {
  return typeof id === 'string' && /^\w{1,64}$/.test(id) && !reserved.has(id)
}

function items(raw: unknown, name: string): unknown[] {
  const list = ownAttribute(raw, name)
  return Array.isArray(list) ? list : []
}

/**
 * The names that expressions of a raw definition may refer to, collected first because a condition may look ahead. Of
 * two fields with one id the first counts.
 */
export function collectNames(raw: unknown): Names {
  const fields = new Map<string, ResultKind | null>()
  const tables = new Map<string, Map<string, ResultKind | null>>()
  const rows = new Map<string, Map<string, number>>()
  const named = ownAttribute(raw, 'expressions')
  for (const page of items(raw, 'pages'))
    for (const section of items(page, 'sections'))
      for (const field of items(section, 'fields')) {
        if (!isRawObject(field) || !isFieldId(field.id) || fields.has(field.id) || !isFieldKind(field.kind)) continue
        fields.set(field.id, kindOf({ kind: field.kind }).gives)
        if (field.kind !== 'table') continue
        tables.set(field.id, collectColumns(field))
        rows.set(field.id, collectRows(field))
      }
  return {
    field: (id) => fields.get(id) ?? undefined,
    column: (table, column) => tables.get(table)?.get(column) ?? undefined,
    isTable: (id) => tables.has(id),
    fixedRow: (table, row) => rows.get(table)?.get(row),
    named: { sources: new Map(isRawObject(named) ? Object.entries(named) : []), read: new Map(), open: new Set() },
  }
}

/** The fixed rows' indices by id; the first of one id counts. */
function collectRows(table: unknown): Map<string, number> {
  const rows = new Map<string, number>()
  for (const row of items(table, 'fixedRows'))
    if (isRawObject(row) && isRowId(row.id) && !rows.has(row.id)) rows.set(row.id, rows.size)
  return rows
}

function collectColumns(table: unknown): Map<string, ResultKind | null> {
  const columns = new Map<string, ResultKind | null>()
  for (const column of items(table, 'columns'))
    if (isRawObject(column) && isFieldId(column.id) && !columns.has(column.id) && isColumnKind(column.kind))
      columns.set(column.id, kindOf({ kind: column.kind }).gives)
  return columns
}
