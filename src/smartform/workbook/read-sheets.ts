/** Finds the sheets, heads and rows of a form's workbook, whatever their order. */

import { t } from '@/lib/i18n/i18n'
import { isSheetError } from '@/lib/sheets/sheet-text'
import { type DataSheet, dataSheets, neededKeys, type PlacedColumn, placedColumns } from './sheet-columns'
import { explanationMark, headOf, sheetName } from './words'

/** What is wrong in a workbook, and where. */
export interface WorkbookProblem {
  /** Name of the sheet as the file has it; '' for the whole file. */
  sheet: string
  /** `B7`; '' for the whole sheet. */
  cell: string
  message: string
}

/** In the order of the sheets, their rows and their columns. */
export function byPlace(names: readonly string[]) {
  const rank = ({ sheet, cell }: WorkbookProblem) => {
    const [, letters = '', line = '0'] = /^([A-Z]*)(\d*)$/.exec(cell) ?? []
    const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0), 0)
    return [names.indexOf(sheet), Number(line), column]
  }
  return (problem: WorkbookProblem, other: WorkbookProblem): number => {
    const [left, right] = [rank(problem), rank(other)]
    return left.map((part, at) => part - (right[at] ?? 0)).find((difference) => difference !== 0) ?? 0
  }
}

/** A sheet of a file, each cell as text. */
export interface SheetText {
  name: string
  rows: readonly (readonly string[])[]
}

/** One row with something in it. */
export interface ReadRow {
  /** Counted from 1, as spreadsheets do. */
  line: number
  /** Its cells that are not empty, by the key of their column. */
  cells: ReadonlyMap<string, string>
}

export interface ReadSheet {
  name: string
  rows: readonly ReadRow[]
  /** Each column that the sheet has, with its letters. */
  letters: ReadonlyMap<string, string>
  /** Keys of the columns that it does not have. */
  missing: readonly string[]
}

const languages = ['zh', 'en'] as const
const plain = (text: string) => text.normalize('NFKC').replace(/\s/g, '').toLowerCase()

/** The letters of a column, from 0: A, B … Z, AA. */
function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last
}

/**
 * The sheets by what they hold. A sheet that is not there, a head that is not known, and a cell in error are reported. A column
 * that is not there is noted: what it says stays as it is.
 */
export function readSheets(
  file: readonly SheetText[],
  report: (problem: WorkbookProblem) => void,
  note: (problem: WorkbookProblem) => void,
): Readonly<Record<DataSheet, ReadSheet>> {
  const read = dataSheets.map((id) => {
    const names = languages.map((language) => plain(sheetName(id, language)))
    const found = file.filter(({ name }) => names.includes(plain(name)))
    const [sheet] = found
    if (!sheet)
      report({
        sheet: sheetName(id),
        cell: '',
        message: t('缺少这张表。请从导出的工作簿改起；要清空它，请保留表头，只删去各行'),
      })
    if (found.length > 1) report({ sheet: sheetName(id), cell: '', message: t('这张表有两张，请删去一张') })
    return [id, readSheet(id, sheet ?? { name: sheetName(id), rows: [] }, report, note)] as const
  })
  return Object.fromEntries(read) as Record<DataSheet, ReadSheet>
}

function readSheet(
  id: DataSheet,
  { name, rows }: SheetText,
  report: (problem: WorkbookProblem) => void,
  note: (problem: WorkbookProblem) => void,
): ReadSheet {
  const [heads = [], ...lines] = rows
  const keys = headKeys(id, heads)
  const letters = new Map<string, string>()
  for (const [index, key] of keys.entries()) {
    const cell = `${columnLetters(index)}1`
    const isUsed = lines.some((line) => (line[index] ?? '').trim() !== '' && !isExplanation(line))
    if (key === null) {
      if (isUsed || (heads[index] ?? '').trim() !== '')
        report({
          sheet: name,
          cell,
          message: t('不认识的列“{head}”，请改回原来的列名或删去这一列', { head: heads[index] ?? '' }),
        })
    } else if (letters.has(key))
      report({ sheet: name, cell, message: t('列“{head}”有两列', { head: heads[index] ?? '' }) })
    else letters.set(key, columnLetters(index))
  }
  const missing = heads.length > 0 ? placedColumns(id).filter(({ key }) => !letters.has(key)) : []
  for (const column of missing) reportMissing(id, name, column, report, note)
  const read = lines.flatMap((line, index): ReadRow[] => {
    if (isExplanation(line) || line.every((text) => text.trim() === '')) return []
    const cells = new Map<string, string>()
    for (const [at, key] of keys.entries()) {
      const text = line[at] ?? ''
      if (key === null || text.trim() === '') continue
      if (isSheetError(text.trim()))
        report({
          sheet: name,
          cell: `${columnLetters(at)}${index + 2}`,
          message: t('这一格的公式出错：{text}', { text }),
        })
      else if (!cells.has(key)) cells.set(key, text)
    }
    return [{ line: index + 2, cells }]
  })
  return { name, rows: read, letters, missing: missing.map(({ key }) => key) }
}

/** Which column each head is; null for an unknown one. */
function headKeys(id: DataSheet, heads: readonly string[]): (string | null)[] {
  const known = new Map<string, string>()
  const columns = placedColumns(id)
  const add = (head: string, { key }: PlacedColumn) => known.has(head) || known.set(head, key)
  for (const language of languages)
    for (const column of columns) add(plain(headOf(column.column.word, column.isEnglish, language)), column)
  for (const column of columns) add(plain(column.key), column)
  return heads.map((head) => known.get(plain(head)) ?? null)
}

/** Without the column that says what a row is, nothing can be read; any other one is only noted. */
function reportMissing(
  id: DataSheet,
  sheet: string,
  { key, column, isEnglish }: PlacedColumn,
  report: (problem: WorkbookProblem) => void,
  note: (problem: WorkbookProblem) => void,
): void {
  const head = headOf(column.word, isEnglish)
  if (neededKeys[id].includes(key)) report({ sheet, cell: '', message: t('缺少列“{head}”', { head }) })
  // It is written only where a form has such settings.
  else if (key !== 'rest') note({ sheet, cell: '', message: t('没有列“{head}”，它的内容保持不变', { head }) })
}

function isExplanation(line: readonly string[]): boolean {
  const texts = line.filter((text) => text.trim() !== '')
  return texts.length > 0 && texts.every((text) => text.trimStart().startsWith(explanationMark))
}
