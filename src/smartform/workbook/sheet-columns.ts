/** The sheets of a form's workbook and the columns of each (attribute, head, type), for writing and reading it. */

import type { CellCodec } from './cell-codecs'
import * as codecs from './cell-codecs'
import type { ChoiceId, headOf, SheetId } from './words'

/** One attribute of a definition as a column; a text for people has a second one for its English. */
export interface CellColumn {
  /** The attribute: `label`, `pattern.source`. Of a parent column: the name of the sheet's key. */
  attribute: string
  /** Its head and hint (`words.json`). */
  word: Parameters<typeof headOf>[0]
  codec: CellCodec
  /** In both languages. */
  isText?: true
  /** The id of the thing it belongs to; empty: that of the row above. */
  isParent?: true
  /** Written as a number. */
  isNumber?: true
  /** In characters. */
  width: number
  /** What its cells choose from: words, the ids of a sheet, yes and no. */
  list?: ChoiceId | { idsOf: SheetId } | { options: readonly string[] } | 'flag' | 'flagOrCondition'
}

type Word = CellColumn['word']
type More = Partial<CellColumn>

const column =
  (codec: CellCodec, width: number) =>
  (attribute: Word, more: More = {}): CellColumn => ({
    attribute,
    word: attribute,
    codec,
    width,
    ...more,
  })
const name = column(codecs.name, 18)
const words = (attribute: Word, more: More = {}) => column(codecs.words, 28)(attribute, { isText: true, ...more })
const count = (attribute: Word, more: More = {}) => column(codecs.count, 10)(attribute, { isNumber: true, ...more })
const decimal = column(codecs.name, 10)
const flag = (attribute: Word) => column(codecs.flag, 10)(attribute, { list: 'flag' })
const condition = column(codecs.expression, 32)
const choice = (attribute: Word & ChoiceId) => column(codecs.choice(attribute), 20)(attribute, { list: attribute })
const names = column(codecs.names, 18)
const parent = (attribute: Word, idsOf?: SheetId) =>
  name(attribute, { isParent: true, ...(idsOf && { list: { idsOf } }) })
const field = { list: { idsOf: 'fields' } } as const

/** What every field and column can say, the usual first. */
const fieldAttributes: readonly CellColumn[] = [
  name('id'),
  words('label'),
  column(codecs.choice('kind'), 20)('kind', { list: 'kind' }),
  condition('required', { width: 14, list: 'flagOrCondition' }),
  condition('visibleWhen'),
  words('help'),
  count('width', { list: { options: ['1', '2', '3'] } }),
  words('unit', { width: 10 }),
  count('maxLength'),
  decimal('min'),
  decimal('max'),
  count('decimals'),
  condition('value'),
  condition('lockedWhen', { width: 20, list: 'flagOrCondition' }),
  column(codecs.json, 16)('defaultValue'),
  name('prefill', { width: 22 }),
  count('minLength'),
  decimal('earliest', { width: 12 }),
  decimal('latest', { width: 12 }),
  count('minSelected'),
  count('maxSelected'),
  words('text', { width: 40 }),
  name('dictionaryType', { width: 22 }),
  flag('anyLevel'),
  names('types'),
  names('accept'),
  count('maxCount'),
  count('maxKilobytes'),
  count('rows'),
  column(codecs.words, 24)('pattern.source'),
  words('pattern.message'),
  count('pattern.code'),
  column(codecs.pairs, 24)('inEnglish'),
  count('minRows'),
  count('maxRows'),
  flag('givenRows'),
  flag('cards'),
  names('totals'),
  choice('personal'),
  flag('sensitive'),
  flag('copy'),
  flag('keepHidden'),
  choice('actor'),
  name('beside', field),
  flag('offered'),
  name('explains', field),
  name('movedFrom'),
]

const rest = column(codecs.rest, 30)('rest')

/** The columns of each sheet, in order. `rest` takes the settings without a column, so that none is lost. */
export const sheetColumns: Readonly<Record<Exclude<SheetId, 'about'>, readonly CellColumn[]>> = {
  form: [
    name('id'),
    count('version'),
    words('title', { width: 40 }),
    names('languages', { width: 14 }),
    name('summary.name', field),
    name('summary.amount', field),
    name('summary.nameEnglish', field),
    name('summary.abstractEnglish', field),
    count('dialect'),
    column(codecs.words, 20)('$schema'),
    rest,
  ],
  pages: [name('id'), words('title'), words('help', { word: 'pageHelp', width: 40 }), condition('visibleWhen'), rest],
  sections: [
    parent('page', 'pages'),
    name('id'),
    words('title'),
    words('help', { word: 'pageHelp', width: 40 }),
    condition('visibleWhen'),
    rest,
  ],
  fields: [parent('section', 'sections'), ...fieldAttributes, rest],
  columns: [parent('table', 'fields'), ...fieldAttributes, rest],
  rows: [parent('table', 'fields'), name('row'), name('column'), column(codecs.json, 40)('cell')],
  options: [parent('field'), name('value', { word: 'optionValue' }), words('label'), name('movedFrom'), rest],
  rules: [
    name('id'),
    condition('assert', { width: 48 }),
    words('message', { width: 40 }),
    column(codecs.places, 28)('at'),
    condition('when'),
    choice('severity'),
    choice('actor'),
    count('code'),
    words('ledger.label'),
    condition('ledger.current'),
    condition('ledger.limit'),
    choice('ledger.relation'),
    words('ledger.unit', { width: 12 }),
    count('ledger.decimals'),
    condition('ledger.headroom.value'),
    words('ledger.headroom.unit', { width: 12 }),
    count('ledger.headroom.decimals'),
    rest,
  ],
  expressions: [name('name'), condition('expression', { width: 60 })],
}

/** The sheets after the first, in order. */
export const dataSheets = Object.keys(sheetColumns) as readonly (keyof typeof sheetColumns)[]

export type DataSheet = (typeof dataSheets)[number]

/** The columns by which a row is the same in the workbook and in the form; the first is what it belongs to, where it is one of several. */
export const identity: Readonly<Record<DataSheet, readonly string[]>> = {
  form: [],
  pages: ['id'],
  sections: ['id'],
  fields: ['id'],
  columns: ['table', 'id'],
  rows: ['table', 'row', 'column'],
  options: ['field', 'value'],
  rules: ['id'],
  expressions: ['name'],
}

/** Columns without which nothing can be read: what a row is, and what it belongs to. */
export const neededKeys: Readonly<Record<DataSheet, readonly string[]>> = {
  ...identity,
  form: ['id'],
  sections: ['page', 'id'],
  fields: ['section', 'id'],
}

/** A column as it stands in a sheet: its key is the attribute, with `:en` for the English of a text. */
export interface PlacedColumn {
  key: string
  column: CellColumn
  isEnglish: boolean
}

/** The columns of a sheet, a text for people as two. */
export function placedColumns(sheet: DataSheet): readonly PlacedColumn[] {
  return sheetColumns[sheet].flatMap((column) => [
    { key: column.attribute, column, isEnglish: false },
    ...(column.isText ? [{ key: `${column.attribute}:en`, column, isEnglish: true }] : []),
  ])
}
