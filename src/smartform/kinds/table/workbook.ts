import { readSheet } from 'read-excel-file/browser'
import writeExcelFile, { type SheetData } from 'write-excel-file/browser'
import { t } from '@/lib/i18n'
import type { FormEngine } from '../../engine/engine'
import type { ColumnNode } from '../../schema/nodes'
import { inputColumns } from '../../schema/rows'
import { fromSheet } from '../../tables/map-columns'
import { asBlock, type Block } from '../../tables/parse-block'
import { fileName, fitsSheet, sheetText } from '../../tables/sheet-cells'
import { columnKind } from '../column-kinds'
import { type NodeOf, unitOf } from '../kinds'
import { cellText } from './table'
import { heldIn, rowsOf } from './use-table-rows'

/** Reads and writes .xlsx; loaded when first asked for, since the two libraries are for nothing else. */

/** The first sheet's cells as text; null when it is empty. Rejects what is no workbook. */
export async function readWorkbook(file: File): Promise<Block | null> {
  const rows = await readSheet(file)
  return asBlock(rows.map((row) => row.map(sheetText)))
}

/** Saves a table's rows, or with `rows` false its heads alone, and a sheet that says how to fill each column. */
export async function saveWorkbook(engine: FormEngine, node: NodeOf<'table'>, rows: boolean): Promise<void> {
  const columns = rows ? node.columns : inputColumns(node).filter(fromSheet)
  const sheets = [
    {
      sheet: t('填写'),
      data: [columns.map((column) => bold(headOf(column))), ...(rows ? answers(engine, node) : [])],
      columns: columns.map((column) => ({ width: Math.max(14, headOf(column).length * 2 + 2) })),
      stickyRowsCount: 1,
    },
    { sheet: t('填写说明'), data: hints(node), columns: [{ width: 24 }, { width: 10 }, { width: 60 }] },
  ]
  const title = rows ? node.label : t('{label}模板', { label: node.label })
  await writeExcelFile(sheets).toFile(fileName(title, 'xlsx'))
}

function bold(value: string) {
  return { value, type: String, fontWeight: 'bold' as const }
}

function headOf(column: ColumnNode): string {
  const unit = unitOf(column)
  return unit ? `${column.label}${t('（{unit}）', { unit: t(unit) })}` : column.label
}

/** Text is written as text, whatever it begins with: nothing in it is ever a formula. */
function answers(engine: FormEngine, node: NodeOf<'table'>): SheetData {
  return rowsOf(engine, node.id).map((row) =>
    node.columns.map((column) => {
      const stored = heldIn(engine, node.id, row, column)
      if (columnKind(column).numeric && typeof stored === 'string' && fitsSheet(stored))
        return { value: Number(stored), type: Number }
      const text = cellText(column, stored)
      return text === '' ? null : { value: text, type: String, format: '@' }
    }),
  )
}

function hints(node: NodeOf<'table'>): SheetData {
  const heads = [t('列'), t('必填'), t('怎样填写')].map(bold)
  const lines = inputColumns(node)
    .filter(fromSheet)
    .map((column) => {
      const required = column.requiredWhen.op === 'constant' && column.requiredWhen.value === true
      return [text(headOf(column)), text(required ? t('必填') : ''), text(hintOf(column))]
    })
  const limit = node.fixedRows ? t('行数固定') : t('最多 {limit} 行', { limit: node.maxRows ?? 100 })
  return [heads, ...lines, [text(limit), null, null]]
}

function text(value: string) {
  return value === '' ? null : { value, type: String, wrap: true }
}

function hintOf(column: ColumnNode): string {
  return [column.help, columnKind(column).hint?.(column)].filter(Boolean).join('；')
}
