/** Reads an Excel workbook back to a form's definition, for the import in the forms' workshop. */

import { t } from '@/lib/i18n/i18n'
import type { FormSource } from '../schema/definition'
import { parseDefinition } from '../schema/parse-definition'
import { assign, type Draft, listIn, merge } from './draft-object'
import { withMissingColumns } from './fill-missing'
import { formToWorkbook } from './form-to-workbook'
import { ObjectPlaces } from './object-places'
import { byPlace, type ReadRow, type ReadSheet, readSheets, type SheetText, type WorkbookProblem } from './read-sheets'
import { type DataSheet, placedColumns } from './sheet-columns'

/** A workbook that was read: a definition without any problem, or all problems and no definition. */
export interface ReadForm {
  source?: FormSource
  problems: readonly WorkbookProblem[]
  /** What the workbook does not say, and stays as it is. */
  notes: readonly WorkbookProblem[]
}

/**
 * Reads the sheets that `formToWorkbook` writes, in whatever order, with whatever language of heads; never throws. Each
 * problem names its sheet and cell: what a cell cannot mean, what does not belong to anything, and all that `parseDefinition`
 * has against the definition, missing English included. With one problem there is no `source`: it takes nothing or all.
 * A workbook from before a column came is taken: what it does not say stays as `current` says it, and is noted.
 * @param current the definition it is to replace, without parts: its id has to be the same, its version is kept
 */
export function workbookToForm(file: readonly SheetText[], current: FormSource): ReadForm {
  const problems: WorkbookProblem[] = []
  const notes: WorkbookProblem[] = []
  const source = new FormReader(file, problems, notes, current).form(current)
  if (problems.length === 0 || source !== null) problems.push(...checked(source, problems))
  problems.sort(byPlace(file.map(({ name }) => name)))
  return problems.length === 0 && source
    ? { source: source.definition as unknown as FormSource, problems, notes }
    : { problems, notes }
}

interface Built {
  definition: Draft
  places: ObjectPlaces
}

/** What the definition itself has wrong, at cells that have no problem yet. */
function checked(built: Built | null, known: readonly WorkbookProblem[]): WorkbookProblem[] {
  if (!built) return []
  const { definition, places } = built
  const form = parseDefinition(definition)
  const taken = new Set(known.map(({ sheet, cell }) => `${sheet}!${cell}`))
  return [
    ...form.definitionProblems.map(({ at, message }) => places.problem(at, message)),
    ...form.untranslated.map((at) => places.problem(at, t('缺少英文'), true)),
  ].filter(({ sheet, cell }) => !taken.has(`${sheet}!${cell}`))
}

/** The sheets of a form as they would be read from its workbook. */
function sheetsOf(form: FormSource): Readonly<Record<DataSheet, ReadSheet>> {
  const ignore = () => undefined
  const written = formToWorkbook({ ...form })
  const file = written.map(({ name, columns, rows }) => ({ name, rows: [columns.map(({ head }) => head), ...rows] }))
  return readSheets(file, ignore, ignore)
}

class FormReader {
  private readonly places = new ObjectPlaces()
  private readonly sheets: Readonly<Record<DataSheet, ReadSheet>>

  constructor(
    file: readonly SheetText[],
    private readonly problems: WorkbookProblem[],
    notes: WorkbookProblem[],
    current: FormSource,
  ) {
    const read = readSheets(
      file,
      (problem) => problems.push(problem),
      (note) => notes.push(note),
    )
    const isWhole = Object.values(read).every(({ missing }) => missing.length === 0)
    this.sheets = isWhole ? read : withMissingColumns(read, sheetsOf(current))
  }

  form(current: Pick<FormSource, 'id' | 'version'>): Built | null {
    const { form } = this.sheets
    const [row, second] = form.rows
    if (!row) {
      this.problems.push({ sheet: form.name, cell: '', message: t('这张表要有一行') })
      return null
    }
    if (second) this.fault(form, second, 'id', t('这张表只要一行'))
    const { version: _version, ...own } = this.object('form', row)
    if (own.id !== current.id) this.fault(form, row, 'id', t('这份工作簿不是表单“{id}”的', { id: current.id }))
    this.places.add('', form, row)
    const pages = this.pages()
    const rules = this.sheets.rules.rows.map((rule, index) => {
      this.places.add(`rules[${index}]`, this.sheets.rules, rule)
      return this.object('rules', rule)
    })
    const expressions = this.expressions()
    const definition: Draft = {
      ...own,
      version: current.version,
      ...(pages.length > 0 || own.pages === undefined ? { pages } : {}),
      ...(rules.length > 0 && { rules }),
      ...(expressions && { expressions }),
    }
    return { definition, places: this.places }
  }

  private pages(): Draft[] {
    const { pages, sections, fields } = this.sheets
    const read = this.list('pages')
    const pageAt = (index: number) => `pages[${index}]`
    for (const [index, { row }] of read.entries()) this.places.add(pageAt(index), pages, row, 'page')
    const below = this.children('sections', 'page', read)
    const placed = this.under('sections', below, read, pageAt)
    for (const { path, row } of placed) this.places.add(path, sections, row, 'section')
    const asked = this.children('fields', 'section', placed)
    const inside = this.under('fields', asked, placed, (index) => placed[index]?.path ?? '')
    for (const { path, row } of inside) this.places.add(path, fields, row, 'field')
    this.tables(inside)
    return read.map(({ object }) => object)
  }

  private tables(fields: readonly Placed[]): void {
    const tables = fields.filter(({ object }) => object.kind === 'table')
    for (const { object } of tables) object.columns ??= []
    const below = this.children('columns', 'table', tables)
    const columns = this.under('columns', below, tables, (index) => tables[index]?.path ?? '')
    for (const { path, row } of columns) this.places.add(path, this.sheets.columns, row)
    this.fixedRows(tables)
    const owners = [
      ...fields.map((placed) => ({ ...placed, key: String(placed.object.id) })),
      ...columns.map((placed) => ({ ...placed, key: `${placed.parent}.${String(placed.object.id)}` })),
    ]
    const options = this.children('options', 'field', owners)
    for (const { path, row } of this.under('options', options, owners, (index) => owners[index]?.path ?? ''))
      this.places.add(path, this.sheets.options, row)
  }

  /** One line for each cell of a fixed row. */
  private fixedRows(tables: readonly Placed[]): void {
    const sheet = this.sheets.rows
    const rows = new Map<string, { id: string; cells: Map<string, unknown> }>()
    for (const { row, object, parent } of this.children('rows', 'table', tables)) {
      const table = tables[parent]?.object
      if (!table) continue
      if (typeof object.row !== 'string') this.fault(sheet, row, 'row', t('要写行标识'))
      const id = String(object.row)
      const known = rows.get(`${parent}/${id}`) ?? { id, cells: new Map() }
      if (!rows.has(`${parent}/${id}`)) {
        rows.set(`${parent}/${id}`, known)
        const list = listIn(table, 'fixedRows')
        this.places.add(`${tables[parent]?.path}.fixedRows[${list.length}]`, sheet, row)
        list.push(known)
      }
      if (typeof object.column !== 'string') continue
      if (known.cells.has(object.column)) this.fault(sheet, row, 'column', t('这一行的这一列已经有内容'))
      known.cells.set(object.column, object.cell ?? '')
    }
    for (const known of rows.values()) Object.assign(known, { cells: Object.fromEntries(known.cells) })
  }

  private expressions(): Draft | null {
    const sheet = this.sheets.expressions
    const named = new Map<string, unknown>()
    for (const row of sheet.rows) {
      const { name, expression } = this.object('expressions', row)
      if (typeof name !== 'string') this.fault(sheet, row, 'name', t('要写名称'))
      else if (named.has(name)) this.fault(sheet, row, 'name', t('标识无效或重复'))
      else {
        if (!row.cells.has('expression')) this.fault(sheet, row, 'expression', t('请写一个公式'))
        this.places.add(`expressions.${name}`, sheet, row)
        named.set(name, expression)
      }
    }
    return named.size > 0 ? Object.fromEntries(named) : null
  }

  private list(sheet: DataSheet): { row: ReadRow; object: Draft; key: string }[] {
    return this.sheets[sheet].rows.map((row) => {
      const object = this.object(sheet, row)
      return { row, object, key: String(object.id) }
    })
  }

  /** The objects of a sheet with the index of what each belongs to; an empty parent is that of the row above. */
  private children(sheet: DataSheet, parentKey: string, parents: readonly { key: string }[]) {
    const indexes = new Map<string, number>()
    for (const [index, { key }] of parents.entries()) if (!indexes.has(key)) indexes.set(key, index)
    let above: string | undefined
    return this.list(sheet).flatMap(({ row, object }) => {
      const parentId = row.cells.get(parentKey)?.trim() ?? above
      above = parentId
      const parent = parentId === undefined ? undefined : indexes.get(parentId)
      if (parent !== undefined && parentId !== undefined) return [{ row, object, parent, parentId }]
      this.fault(
        this.sheets[sheet],
        row,
        parentKey,
        parentId === undefined ? t('要写明属于哪一个') : t('没有标识为“{id}”的', { id: parentId.slice(0, 80) }),
      )
      return []
    })
  }

  /** Puts objects into the lists of what they belong to, and says where each has come to stand. */
  private under(
    list: DataSheet,
    children: ReturnType<FormReader['children']>,
    parents: readonly { object: Draft }[],
    pathOf: (parent: number) => string,
  ): Placed[] {
    if (list === 'sections' || list === 'fields') for (const { object } of parents) object[list] ??= []
    return children.map(({ row, object, parent, parentId }) => {
      const owner = parents[parent]?.object ?? {}
      const items = listIn(owner, list)
      items.push(object)
      return {
        ...{ row, object, parent: parentId, key: String(object.id) },
        path: `${pathOf(parent)}.${list}[${items.length - 1}]`,
      }
    })
  }

  /** The attributes of one row. */
  private object(sheet: DataSheet, row: ReadRow): Draft {
    const object: Draft = {}
    for (const { key, column, isEnglish } of placedColumns(sheet)) {
      const text = row.cells.get(key)
      if (text === undefined || column.isParent) continue
      const read = column.codec.read(text)
      if ('problem' in read) this.fault(this.sheets[sheet], row, key, read.problem)
      else if (column.attribute === 'rest') merge(object, read.value)
      else if (!isEnglish) assign(object, column.attribute, read.value)
      else if (row.cells.has(column.attribute))
        assign(object, column.attribute, { zh: row.cells.get(column.attribute), en: read.value })
      else this.fault(this.sheets[sheet], row, column.attribute, t('有英文，还要有中文'))
    }
    return object
  }

  private fault(sheet: ReadSheet, row: ReadRow, key: string, message: string): void {
    this.problems.push({ sheet: sheet.name, cell: `${sheet.letters.get(key) ?? 'A'}${row.line}`, message })
  }
}

interface Placed {
  row: ReadRow
  object: Draft
  path: string
  key: string
  /** Id of what it belongs to. */
  parent: string
}
