/** Writes a form's definition as the sheets of a workbook, from which `workbook-to-form.ts` reads the same definition. */

import { jsonEqual } from '@/lib/collections/json-equal'
import type { CellLimit } from '@/lib/sheets/cell-limits'
import type { SheetColumn, WrittenSheet } from '@/lib/sheets/workbook'
import { isRawObject, type RawObject } from '../schema/definition-reader'
import { type CellColumn, type DataSheet, dataSheets, type PlacedColumn, placedColumns } from './sheet-columns'
import { choiceWords, explanationMark, flagWord, guideLines, headOf, hintOf, sheetName, sheetPurpose } from './words'

/** Rows prepared for what is added. */
const room = 60
/** A cell of a spreadsheet holds no more characters. */
const longestCell = 32_767

/** Characters that XML does not keep. */
const unwritable = /(?![\n\t])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/u

type Cells = Record<string, string>

/**
 * The sheets of a form's workbook, in the interface language: how to use it, then the form, its pages, sections, fields,
 * columns, fixed rows, options, rules and formulas. `workbookToForm` reads them back to the same definition; what has no column
 * is kept as JSON in the last one. Never throws.
 * @param definition without parts (`writtenOut`)
 */
export function formToWorkbook(definition: RawObject): readonly WrittenSheet[] {
  const rows = rowsOf(definition)
  const filled = dataSheets.map((sheet): [DataSheet, readonly PlacedColumn[]] => {
    const used = rows[sheet].some((cells) => cells.rest !== undefined)
    return [sheet, placedColumns(sheet).filter(({ key }) => key !== 'rest' || used)]
  })
  return [
    aboutSheet(),
    ...filled.map(([sheet, columns]) => ({
      name: sheetName(sheet),
      columns: columns.map((column) => sheetColumn(column, rows)),
      rows: rows[sheet].map((cells) => columns.map(({ key }) => cells[key] ?? '')),
      explanationMark,
      stickyColumns: stickyColumns(sheet),
      room: sheet === 'form' ? 1 : rows[sheet].length + room,
    })),
  ]
}

function aboutSheet(): WrittenSheet {
  const [title = '', ...lines] = guideLines()
  return {
    name: sheetName('about'),
    columns: [{ head: title, width: 100 }],
    rows: [
      ...lines.map((line) => [line]),
      [''],
      ...dataSheets.map((sheet) => [`${sheetName(sheet)}: ${sheetPurpose(sheet)}`]),
    ],
  }
}

/** The key and the label stay in view. */
function stickyColumns(sheet: DataSheet): number {
  return sheet === 'fields' || sheet === 'columns' ? 3 : 1
}

function sheetColumn({ column, isEnglish, key }: PlacedColumn, rows: Rows): SheetColumn {
  const limit = isEnglish ? undefined : limitOf(column, rows)
  return {
    head: headOf(column.word, isEnglish),
    width: column.width,
    numeric: column.isNumber && column.list === undefined,
    hint: hintOf(column.word, isEnglish),
    ...(key !== 'version' && { limit }),
  }
}

function limitOf({ list }: CellColumn, rows: Rows): CellLimit | undefined {
  if (list === undefined) return undefined
  const flags = [flagWord(true), flagWord(false)]
  if (list === 'flag') return { type: 'list', options: flags }
  if (list === 'flagOrCondition') return { type: 'list', options: flags, isFree: true }
  if (typeof list === 'string') return { type: 'list', options: choiceWords(list), isFree: true }
  if ('options' in list) return { type: 'list', options: list.options }
  const sheet = list.idsOf === 'about' ? 'form' : list.idsOf
  const letter = String.fromCharCode(65 + placedColumns(sheet).findIndex(({ key }) => key === 'id'))
  return { type: 'cells', cells: `'${sheetName(sheet)}'!$${letter}$3:$${letter}$${rows[sheet].length + room + 2}` }
}

type Rows = Readonly<Record<DataSheet, readonly Cells[]>>

const objectsIn = (raw: unknown): readonly RawObject[] | null =>
  Array.isArray(raw) && raw.length > 0 && raw.every(isRawObject) ? raw : null

/** The lines of every sheet. Lists that are none stay with their owner, among the settings without a column. */
function rowsOf(definition: RawObject): Rows {
  const rows: Record<DataSheet, Cells[]> = {
    ...{
      form: [],
      pages: [],
      sections: [],
      fields: [],
      columns: [],
      rows: [],
      options: [],
      rules: [],
      expressions: [],
    },
  }
  /** Writes an object; `lists` stand in sheets of their own. Gives those lists that do. */
  const add = (sheet: DataSheet, raw: RawObject, above: Cells, lists: readonly string[] = []) => {
    const own = lists.flatMap((list) => {
      const objects = objectsIn(raw[list])
      return objects ? [[list, objects] as const] : []
    })
    rows[sheet].push({ ...above, ...cellsOf(sheet, raw, new Set(own.map(([list]) => list))) })
    return new Map(own)
  }
  const addOptions = (options: readonly RawObject[] = [], field: string) => {
    for (const option of options) add('options', option, { field })
  }
  const addField = (field: RawObject, section: string) => {
    const id = idOf(field)
    const fixed = isPlainRows(field.fixedRows) ? ['fixedRows'] : []
    const lists = add('fields', field, { section }, ['options', 'columns', ...fixed])
    addOptions(lists.get('options'), id)
    for (const column of lists.get('columns') ?? [])
      addOptions(add('columns', column, { table: id }, ['options']).get('options'), `${id}.${idOf(column)}`)
    for (const row of lists.get('fixedRows') ?? []) {
      const cells = Object.entries(row.cells as RawObject)
      for (const [column, cell] of cells.length > 0 ? cells : [['', undefined] as const])
        add('rows', { row: row.id, column, cell }, { table: id })
    }
  }
  const named = isRawObject(definition.expressions) ? Object.entries(definition.expressions) : []
  const expressions =
    named.length > 0 && named.every(([name, value]) => isKept('expressions', { name, expression: value }))
  const own = add('form', expressions ? without(definition, 'expressions') : definition, {}, ['pages', 'rules'])
  for (const page of own.get('pages') ?? [])
    for (const section of add('pages', page, {}, ['sections']).get('sections') ?? [])
      for (const field of add('sections', section, { page: idOf(page) }, ['fields']).get('fields') ?? [])
        addField(field, idOf(section))
  for (const rule of own.get('rules') ?? []) add('rules', rule, {})
  if (expressions) for (const [name, expression] of named) add('expressions', { name, expression }, {})
  return rows
}

/** An attribute by its path. */
function valueAt(raw: RawObject, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (isRawObject(value) && Object.hasOwn(value, key) ? value[key] : undefined), raw)
}

const idOf = ({ id }: RawObject) => (typeof id === 'string' ? id : '')

const without = (raw: RawObject, name: string): RawObject =>
  Object.fromEntries(Object.entries(raw).filter(([key]) => key !== name))

/** Whether fixed rows say nothing but their id and their cells, so that they fit into their sheet. */
function isPlainRows(raw: unknown): boolean {
  return (objectsIn(raw) ?? []).every(
    ({ id, cells, ...more }) =>
      typeof id === 'string' &&
      isRawObject(cells) &&
      Object.keys(more).length === 0 &&
      Object.entries(cells).every(([column, cell]) => isKept('rows', { row: id, column, cell })),
  )
}

/** Whether each attribute has a cell. */
function isKept(sheet: DataSheet, raw: RawObject): boolean {
  return cellsOf(sheet, raw, new Set()).rest === undefined
}

/** The cells of one object. A value that a cell would not give back stays in `rest`. */
function cellsOf(sheet: DataSheet, raw: RawObject, lists: ReadonlySet<string>): Cells {
  const cells: Cells = {}
  const written = new Set<string>()
  for (const { column, isEnglish } of placedColumns(sheet)) {
    const { attribute, codec, isText, isParent } = column
    if (isParent || isEnglish || attribute === 'rest') continue
    const value = valueAt(raw, attribute)
    const both = isText && isRawObject(value) && Object.keys(value).length === 2 ? value : null
    const [own, english] = both ? [both.zh, both.en] : [value, undefined]
    const text = cellOf(codec, own)
    const englishText = both ? cellOf(codec, english) : ''
    if (text === null || englishText === null) continue
    cells[attribute] = text
    if (both) cells[`${attribute}:en`] = englishText
    written.add(attribute)
  }
  const rest = remaining(raw, '', (path) => written.has(path) || lists.has(path))
  return isRawObject(rest) ? { ...cells, rest: JSON.stringify(rest) } : cells
}

/** The cell of a value, if it is read back to the same; else null. */
function cellOf(codec: CellColumn['codec'], value: unknown): string | null {
  const text = value === undefined ? undefined : codec.write(value)
  if (text === undefined || text.trim() === '' || text.length > longestCell || unwritable.test(text)) return null
  const read = codec.read(text)
  return 'value' in read && jsonEqual(read.value, value) ? text : null
}

/** What stands in no cell; undefined for nothing. */
function remaining(raw: RawObject, path: string, isWritten: (path: string) => boolean): RawObject | undefined {
  const entries = Object.entries(raw).flatMap(([key, value]): [string, unknown][] => {
    const at = path === '' ? key : `${path}.${key}`
    if (isWritten(at) || value === undefined) return []
    if (!isRawObject(value) || Object.keys(value).length === 0) return [[key, value]]
    const left = remaining(value, at, isWritten)
    return left ? [[key, left]] : []
  })
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}
