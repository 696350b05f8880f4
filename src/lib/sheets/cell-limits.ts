/** Writes cell validation (lists, ranges) into the Excel templates of imports; each field kind says its own. */

import type { Feature } from 'write-excel-file/browser'
import {
  convertDateToSerialNumber,
  getCellAddress,
  getOrderOfSiblings,
  insertElementMarkupAccordingToOrderOfSiblings,
  sanitizeAttributeValue,
  sanitizeTextContent,
} from 'write-excel-file/utility'

/** What a spreadsheet holds a person to in the cells of a column. Both ends count; days are `YYYY-MM-DD`, numbers decimals. */
export type CellLimit =
  /** `isFree`: other texts are taken too. */
  | { type: 'list'; options: readonly string[]; isFree?: boolean }
  /** What stands in cells of the workbook: `'Fields'!$A$3:$A$90`. */
  | { type: 'cells'; cells: string }
  | { type: 'whole' | 'decimal' | 'date' | 'textLength'; least?: string; most?: string }

/** A column with a limit: by its place, in the first so many rows below the heads. */
export interface LimitedColumn {
  /** Index of its sheet; default: the first. */
  sheet?: number
  index: number
  /** How many rows are heads; default 1. */
  heads?: number
  rows: number
  limit: CellLimit
  /** Said beside the cell in hand, and when something else is written there. */
  hint: string
}

const sheetFile = 'xl/worksheets/sheet{id}.xml'

/** Adds the limits of columns to a workbook's sheets; the options of lists stand in a sheet of their own, which is hidden. */
export function cellLimits(
  columns: readonly LimitedColumn[],
  optionsSheet: string,
): Feature<File | Blob | ArrayBuffer> {
  const lists = optionColumns(columns)
  const markup = (sheet: number) => {
    const limited = columns.filter((column) => (column.sheet ?? 0) === sheet)
    const each = limited.map((column) => validation(column, listFormula(lists, column, optionsSheet)))
    return each.length > 0 ? `<dataValidations count="${each.length}">${each.join('')}</dataValidations>` : ''
  }
  return {
    files: {
      transform: {
        [sheetFile]: {
          transform: (xml, _options, { sheetIndex }) =>
            markup(sheetIndex) !== ''
              ? insertElementMarkupAccordingToOrderOfSiblings(
                  xml,
                  markup(sheetIndex),
                  getOrderOfSiblings(sheetFile, 'worksheet') ?? [],
                  'worksheet',
                )
              : xml,
        },
        'xl/workbook.xml': {
          transformElementAttributes: (tag, attributes) =>
            tag === 'sheet' && attributes.name === optionsSheet ? { ...attributes, state: 'hidden' } : attributes,
        },
      },
    },
  }
}

/** What stands in the hidden sheet: a column for each list, in the order of the columns; equal lists share one. */
export function optionColumns(columns: readonly LimitedColumn[]): readonly (readonly string[])[] {
  const lists = columns.flatMap(({ limit }) => (limit.type === 'list' ? [limit.options] : []))
  return [...new Map(lists.map((list) => [keyOf(list), list])).values()]
}

const keyOf = (list: readonly string[]) => JSON.stringify(list)

function listFormula(lists: readonly (readonly string[])[], { limit }: LimitedColumn, sheet: string): string {
  if (limit.type === 'cells') return limit.cells
  if (limit.type !== 'list') return ''
  const at = lists.findIndex((list) => keyOf(list) === keyOf(limit.options))
  const cell = (row: number) => getCellAddress(row, at).replace(/([A-Z]+)(\d+)/, '$$$1$$$2')
  return `'${sheet}'!${cell(0)}:${cell(limit.options.length - 1)}`
}

/** Longer words are cut off: a spreadsheet refuses to open a file with more. */
const mostWords = 255

function validation({ index, heads = 1, rows, limit, hint }: LimitedColumn, list: string): string {
  const words = sanitizeAttributeValue(hint.slice(0, mostWords))
  const cells = `${getCellAddress(heads, index)}:${getCellAddress(heads + rows - 1, index)}`
  const isStrict = !('isFree' in limit && limit.isFree)
  const shared = `allowBlank="1" showInputMessage="1" showErrorMessage="${isStrict ? 1 : 0}" prompt="${words}" error="${words}" sqref="${cells}"`
  if (limit.type === 'list' || limit.type === 'cells')
    return `<dataValidation type="list" ${shared}><formula1>${sanitizeTextContent(list)}</formula1></dataValidation>`
  const [least, most] = [limit.least, limit.most].map((bound) => asNumber(limit.type, bound))
  const formulas = [least, most].filter((bound) => bound !== undefined)
  // a date at all: any day a spreadsheet knows
  if (formulas.length === 0) formulas.push(limit.type === 'date' ? '1' : '-1E+15')
  const operator = formulas.length === 2 ? 'between' : most === undefined ? 'greaterThanOrEqual' : 'lessThanOrEqual'
  const written = formulas.map((bound, at) => `<formula${at + 1}>${bound}</formula${at + 1}>`)
  return `<dataValidation type="${limit.type}" operator="${operator}" ${shared}>${written.join('')}</dataValidation>`
}

function asNumber(type: CellLimit['type'], bound: string | undefined): string | undefined {
  return type === 'date' && bound !== undefined ? String(convertDateToSerialNumber(new Date(`${bound}T00:00Z`))) : bound
}
