/** Saves a table field as an Excel file, or as a template whose cells validate like the columns. */

import { flattenTree } from '@/lib/collections/flatten-tree'
import { entryNameIn } from '@/lib/i18n/dictionary-entry-name'
import { t } from '@/lib/i18n/i18n'
import type { CellLimit } from '@/lib/sheets/cell-limits'
import { type SheetColumn, saveWorkbook, type WrittenSheet } from '@/lib/sheets/workbook'
import type { FormEngine } from '../../engine/engine'
import type { SmartformPorts } from '../../ports'
import type { ColumnNode } from '../../schema/nodes'
import { hasFixedRows, inputColumns, rowLimit } from '../../schema/rows'
import { fromSheet } from '../../tables/map-columns'
import { columnKind } from '../column-kinds'
import { type NodeOf, unitOf } from '../kinds'
import { cellText, heldIn, rowsOf } from './table'

/** Longer lists are not offered as a choice in a cell. */
const longestList = 300

/**
 * Saves a table's rows as a workbook or, with `rows` false, a template: its cells validate like the columns (options,
 * numbers and dates within bounds), and a sheet explains each. A template contains given rows.
 */
export async function saveTable(
  engine: FormEngine,
  ports: SmartformPorts,
  node: NodeOf<'table'>,
  rows: boolean,
): Promise<void> {
  const columns = rows ? node.columns : inputColumns(node).filter(fromSheet)
  const existingRows = rows || hasFixedRows(node) ? rowsOf(engine, node.id) : []
  const room = rows ? 0 : Math.min(hasFixedRows(node) ? existingRows.length : rowLimit(node), 1000)
  const filled: WrittenSheet = {
    name: t('填写'),
    columns: await Promise.all(columns.map((column) => sheetColumn(column, ports))),
    rows: existingRows.map((row) =>
      columns.map((column) => {
        const value = heldIn(engine, node.id, row, column)
        return columnKind(column).numeric && typeof value === 'string' ? value : cellText(column, value)
      }),
    ),
    room,
  }
  const title = rows ? node.label : t('{label}模板', { label: node.label })
  await saveWorkbook(title, [filled, hints(node)])
}

async function sheetColumn(column: ColumnNode, ports: SmartformPorts): Promise<SheetColumn> {
  const head = headOf(column)
  return {
    head,
    width: Math.max(14, head.length * 2 + 2),
    numeric: columnKind(column).numeric,
    limit: columnKind(column).sheetLimit?.(column) ?? (await entriesOf(column, ports).catch(() => undefined)),
    hint: hintOf(column),
  }
}

/** The names of a short dictionary; undefined for long ones or none. */
async function entriesOf(column: ColumnNode, ports: SmartformPorts): Promise<CellLimit | undefined> {
  const lookup = columnKind(column).lookup?.(column)
  if (!lookup || lookup.in === 'units') return undefined
  const entries =
    lookup.in === 'dictionary'
      ? await ports.searchDictionary(lookup.type, '', longestList + 1)
      : flattenTree(await ports.dictionaryTree(lookup.type), lookup.in === 'leaves')
  const options = entries.map(({ name }) => entryNameIn(lookup.type ?? '', name))
  return options.length > 0 && options.length <= longestList ? { type: 'list', options } : undefined
}

function headOf(column: ColumnNode): string {
  const unit = unitOf(column)
  return unit ? `${column.label}${t('（{unit}）', { unit: t(unit) })}` : column.label
}

function hints(node: NodeOf<'table'>): WrittenSheet {
  const lines = inputColumns(node)
    .filter(fromSheet)
    .map((column) => {
      const required = column.requiredWhen.op === 'constant' && column.requiredWhen.value === true
      return [headOf(column), required ? t('必填') : '', hintOf(column)]
    })
  return {
    name: t('填写说明'),
    columns: [
      { head: t('列'), width: 24 },
      { head: t('必填'), width: 10 },
      { head: t('怎样填写'), width: 60 },
    ],
    rows: [...lines, [hasFixedRows(node) ? t('行数固定') : t('最多 {limit} 行', { limit: rowLimit(node) })]],
  }
}

function hintOf(column: ColumnNode): string {
  return [column.help, columnKind(column).hint?.(column)].filter(Boolean).join(t('；'))
}
