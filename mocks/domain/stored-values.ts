/** Reads stored answers of unknown type as table rows, cells, texts or amounts, for rules and seeds. */

import Big from 'big.js'
import { textOf } from '@/lib/collections/record'
import type { RowValue } from '@/smartform/schema/values'

/** The rows of a table field; none for anything else. */
export const rowsOf = (value: unknown): readonly RowValue[] => (Array.isArray(value) ? (value as RowValue[]) : [])

/** The cells of each row of a table field. */
export const cellsOf = (value: unknown): RowValue['cells'][] => rowsOf(value).map(({ cells }) => cells)

/** A text without spaces around it; empty for anything else. */
export const trimmed = (value: unknown) => textOf(value).trim()

/** A number or a text as text; empty for none. */
export const writtenOf = (value: unknown) => (value === null || value === undefined ? '' : String(value))

/** An amount as an exact decimal; 0 where nothing is filled in. */
export const amountOf = (value: unknown) => new Big(textOf(value) || 0)

/** The amount in one cell of a table field. */
export const cellAmountOf = (table: unknown, rowId: string, column: string) =>
  amountOf(rowsOf(table).find(({ id }) => id === rowId)?.cells[column])
