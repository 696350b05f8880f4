/** The rows that a table may have, with rows to try, for the proof of a form (`prove-form.ts`). */

import type { Decimal } from '@/lib/numbers/decimal'
import { columnKind } from '../../kinds/column-kinds'
import type { ColumnNode, TableNode } from '../../schema/nodes'
import { columnOf, inputColumns, presetCells, rowLimit } from '../../schema/rows'
import { type Abstract, exactly, join } from './abstract-value'
import { type Constants, type Part, partsOf, wholeOf } from './domains'
import { between, type Range } from './ranges'

/** One part of a table's answers: how many rows, and tables to try. */
export interface TablePart {
  rows: Range
  answers: readonly unknown[]
}

export interface TableDomain {
  parts: readonly TablePart[]
  /** What the cells of a column may be. */
  column(id: string): Abstract
}

const mostTables = 90

/** `read`: the columns that matter; all cells of others stay empty. */
export function tableDomain(table: TableNode, constants: Constants, read: ReadonlySet<string>): TableDomain {
  const columns = inputColumns(table).filter(({ id }) => read.has(id))
  const domains = new Map(columns.map((column) => [column.id, partsOf(column, constants)]))
  const column = (id: string): Abstract => {
    const parts = domains.get(id)
    const presets =
      table.fixedRows?.flatMap(({ cells }) => (Object.hasOwn(cells, id) ? [presetOf(table, id, cells[id])] : [])) ?? []
    return join([...(parts ? [wholeOf(parts)] : [exactly(null)]), ...presets])
  }
  const rows = [...sampleRows(columns, domains)]
  if (table.fixedRows) {
    const count = table.fixedRows.length
    return { parts: [{ rows: between(count, count), answers: fixedTables(table, rows) }], column }
  }
  const most = rowLimit(table)
  if (table.givenRows)
    return { parts: [{ rows: between(0, null), answers: freeTables(rows, most, constants) }], column }
  return {
    parts: [
      { rows: between(0, 0), answers: [[]] },
      { rows: between(1, most), answers: freeTables(rows, most, constants) },
    ],
    column,
  }
}

/** The value in expressions of a cell that the definition fills. */
function presetOf(table: TableNode, columnId: string, raw: unknown): Abstract {
  const column = columnOf(table, columnId)
  if (!column || column.kind === 'computed') return exactly(null)
  const kind = columnKind(column)
  return exactly(kind.operand(column, kind.coerce(column, raw)))
}

type Cells = Readonly<Record<string, unknown>>

/** Rows in which every answer of every column occurs: together with the first of the others, and mixed. */
function* sampleRows(columns: readonly ColumnNode[], domains: ReadonlyMap<string, readonly Part[]>): Generator<Cells> {
  const answers = columns.map(({ id }) => [id, (domains.get(id) ?? []).flatMap((part) => part.answers)] as const)
  const longest = Math.max(1, ...answers.map(([, list]) => list.length))
  const first = Object.fromEntries(answers.map(([id, list]) => [id, list[1] ?? list[0]]))
  yield {}
  yield first
  for (const [id, list] of answers) for (const answer of list) yield { ...first, [id]: answer }
  for (let n = 1; n < longest; n += 1)
    yield Object.fromEntries(answers.map(([id, list]) => [id, list[n % list.length]]))
  for (const [id, list] of answers) for (const answer of list.slice(1)) yield { [id]: answer }
}

const numbered = (rows: readonly Cells[]) => rows.map((cells, index) => ({ id: `row-${index + 1}`, cells }))

function freeTables(rows: readonly Cells[], most: number, { numbers }: Constants): unknown[] {
  const [, typical = {}] = rows
  const single = rows.map((row) => [row])
  const pairs = rows.flatMap((row, index) => [
    [row, row],
    [typical, row],
    [row, rows[index + 1] ?? typical],
  ])
  const counts = [...numbers.map((count: Decimal) => count.toNumber()), most].flatMap((count) => [count, count + 1])
  const many = [...new Set(counts)]
    .filter((count) => Number.isInteger(count) && count > 2 && count <= Math.min(most, 60))
    .flatMap((count) => rows.slice(1, 8).map((row) => Array.from({ length: count }, () => row)))
  const tables = [...single.slice(0, 16), ...pairs.slice(0, 6), ...many, ...single.slice(16), ...pairs.slice(6)]
  return tables
    .filter((table) => table.length <= most)
    .slice(0, mostTables)
    .map(numbered)
}

/** All rows alike, and one row alone. */
function fixedTables(table: TableNode, rows: readonly Cells[]): unknown[] {
  const fixed = table.fixedRows ?? []
  const filled = (cellsOf: (index: number) => Cells) =>
    fixed.map(({ id }, index) => ({ id, cells: { ...cellsOf(index), ...presetCells(table, id) } }))
  const alike = rows.slice(0, 16).map((row) => filled(() => row))
  const alone = fixed
    .slice(0, 12)
    .flatMap((_, at) => rows.slice(1, 6).map((row) => filled((index) => (index === at ? row : {}))))
  return [filled(() => ({})), ...alike, ...alone].slice(0, mostTables * 2)
}
