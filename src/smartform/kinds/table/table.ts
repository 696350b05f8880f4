/** The field kind “table”: definition (columns, fixed rows, limits), values, validation, text of rows and cells. */

import { getOrCreate } from '@/lib/collections/get-or-create'
import { t } from '@/lib/i18n/i18n'
import type { FormEngine } from '../../engine/engine'
import { cellPath } from '../../engine/paths'
import type { FieldBase, PartUse } from '../../schema/definition'
import { type DefinitionReader, isRawObject } from '../../schema/definition-reader'
import type { ColumnNode, Parsed } from '../../schema/nodes'
import { coerceRows, hasFixedRows, isRowId, rowsIn } from '../../schema/rows'
import type { CellValue, RowValue } from '../../schema/values'
import { count, flag, ordered } from '../attributes'
import { columnKind } from '../column-kinds'
import { type Attribute, choiceTexts, drawnBy, type Kind } from '../kind'
import type { ColumnSource } from '../kinds'

/** Table rows. Value: a list of `{ id, cells }`, `cells` from column id to the value of the column's kind. */
export interface TableSource extends FieldBase {
  kind: 'table'
  columns: readonly (ColumnSource | PartUse)[]
  minRows?: number
  /** Default 100. */
  maxRows?: number
  /** Fixed rows with the values of their locked cells; no row can be added or removed. */
  fixedRows?: readonly FixedRow[]
  /** The content's initial rows (`prefill`) are fixed: none can be added, removed or moved. */
  givenRows?: boolean
  /** Numeric columns with a total under them. */
  totals?: readonly string[]
  /** Each row is a card with its answers in several columns: for tables that are wider than a page. */
  cards?: boolean
}

interface FixedRow {
  id: string
  cells: Readonly<Record<string, unknown>>
}

export type TableNode = Omit<Parsed<TableSource>, 'columns'> & { columns: readonly ColumnNode[] }

const mostRows = 100

const cleaned = new WeakMap<RowValue, RowValue>()

/** The row as it is saved; computed once per row. */
function cleanRow(node: TableNode, row: RowValue): RowValue {
  return getOrCreate(cleaned, row, () => {
    const cells = node.columns.flatMap((column) => {
      const value = row.cells[column.id]
      return value === undefined ? [] : [[column.id, columnKind(column).clean(column, value)] as const]
    })
    return { id: row.id, cells: Object.fromEntries(cells) }
  })
}

/** Parsed like fields (`parse-field.ts`). */
const columns: Attribute<readonly ColumnNode[]> = { schema: { type: 'array' }, needed: true, read: () => [] }

const fixedRows: Attribute<readonly FixedRow[] | undefined> = {
  schema: { type: 'array', items: { required: ['id'], properties: { id: {}, cells: {} } } },
  read(source, name) {
    const rows = new Map<string, FixedRow>()
    for (const row of source.objects(name, 1000)) {
      const id = row.get('id')
      const cells = row.get('cells')
      if (!isRowId(id) || rows.has(id)) row.fault('id', t('标识无效或重复'))
      else rows.set(id, { id, cells: isRawObject(cells) ? cells : {} })
    }
    return rows.size > 0 ? [...rows.values()] : undefined
  },
}

const totals: Attribute<readonly string[] | undefined> = {
  schema: { type: 'array', items: { type: 'string' } },
  read: (source, name) => (source.has(name) ? source.texts(name, 100) : undefined),
}

function canBeTotalled(source: DefinitionReader, columns: readonly ColumnNode[], id: string): boolean {
  const column = columns.find((candidate) => candidate.id === id)
  if (column && columnKind(column).numeric) return true
  source.fault('totals', t('“{id}”不是可以合计的列', { id }))
  return false
}

function reportStrayCells({ columns, fixedRows = [] }: TableNode, source: DefinitionReader): void {
  const known = new Set(columns.map((column) => column.id))
  for (const { id: row, cells } of fixedRows)
    for (const id of Object.keys(cells))
      if (!known.has(id)) source.fault('fixedRows', t('第“{row}”行的列“{id}”不存在', { row, id: id.slice(0, 40) }))
}

/** A stored cell as plain text; computed cells are not stored and give ''. */
export function cellText(column: ColumnNode, value: CellValue | undefined): string {
  return value === undefined ? '' : columnKind(column).text(column, value)
}

/** A row's answers as plain text, in order. */
export function rowText(table: TableNode, row: RowValue): string {
  return table.columns
    .map((column) => cellText(column, row.cells[column.id]))
    .filter((text) => text !== '')
    .join(t('，'))
}

/** Table rows; expressions see the list of row ids. A table cannot be a column. */
export const table: Kind<TableSource, readonly RowValue[], TableNode> = {
  ...choiceTexts,
  gives: 'list',
  width: 3,
  attributes: {
    columns,
    minRows: count(0),
    maxRows: count(1, mostRows),
    fixedRows,
    givenRows: flag,
    totals,
    cards: flag,
  },
  settle(node, source) {
    const totals = node.totals?.filter((id) => canBeTotalled(source, node.columns, id))
    reportStrayCells(node, source)
    return ordered({ ...node, totals }, source, 'minRows', 'maxRows')
  },
  empty: (node) => coerceRows(node, []),
  coerce: coerceRows,
  clean: (node, value) => value.map((row) => cleanRow(node, row)),
  isEmpty: (value) => value.length === 0,
  check(node, value) {
    const { label, minRows: min = 0, maxRows: max = mostRows } = node
    const n = value.length
    if (hasFixedRows(node)) return []
    if (n < min)
      return [
        { check: 'minRows', missing: true, message: t('{label}至少要有 {min} 行，现在 {n} 行', { label, min, n }) },
      ]
    if (n > max)
      return [{ check: 'maxRows', code: 60403, message: t('{label}最多 {max} 行，现在 {n} 行', { label, max, n }) }]
    return []
  },
  missing: (node) => t('请填写{label}，至少一行', { label: node.label }),
  operand: (_, value) => value.map((row) => row.id),
  text: (node, value) => value.map((row) => rowText(node, row)).join('\n'),
  labelled: 'group',
  editor: drawnBy(() => import('./TableEditor').then((module) => module.TableEditor)),
  view: 'usual',
  fromSheet: null,
  blank: 'none',
  sample: () => [],
}

/** Answers in one line of a card (`cards`); as many as the columns in the style sheet. */
const cardColumns = 4

/** The number of lines that the answers of a card take. */
export function cardRows({ columns }: Pick<TableNode, 'columns'>): number {
  return Math.ceil(columns.length / cardColumns)
}

/** A table's current rows. */
export function rowsOf(engine: FormEngine, tableId: string): readonly RowValue[] {
  return rowsIn(engine.values()[tableId])
}

/** A cell's typed or computed value; the latter is not stored. */
export function heldIn(engine: FormEngine, tableId: string, row: RowValue, column: ColumnNode): CellValue {
  const computed = column.kind === 'computed' ? engine.field(cellPath(tableId, row.id, column.id))?.value : undefined
  return typeof computed === 'string' ? computed : (row.cells[column.id] ?? null)
}
