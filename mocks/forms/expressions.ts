import type { ExpressionSource } from '@/smartform/schema/definition'

/** Short ways to write the expressions that the embedded forms use; each gives plain JSON. */

export const field = (id: string): ExpressionSource => ['field', id]
export const cell = (column: string): ExpressionSource => ['cell', column]
const column = (table: string, id: string): ExpressionSource => ['column', table, id]
export const sumOf = (table: string, id: string): ExpressionSource => ['sum', column(table, id)]
export const rowsOf = (table: string): ExpressionSource => ['rows', table]
export const add = (...terms: ExpressionSource[]): ExpressionSource => ['add', ...terms]
export const times = (a: ExpressionSource, b: ExpressionSource): ExpressionSource => ['multiply', a, b]
export const minus = (a: ExpressionSource, b: ExpressionSource): ExpressionSource => ['subtract', a, b]
/** A named expression of the form. */
export const use = (name: string): ExpressionSource => ['use', name]
export const ratio = (a: ExpressionSource, b: ExpressionSource): ExpressionSource => ['divide', a, b]
export const is = (a: ExpressionSource, b: ExpressionSource): ExpressionSource => ['eq', a, b]
export const atMost = (a: ExpressionSource, b: ExpressionSource): ExpressionSource => ['lte', a, b]
export const lessThan = (a: ExpressionSource, b: ExpressionSource): ExpressionSource => ['lt', a, b]
export const moreThan = (a: ExpressionSource, b: ExpressionSource): ExpressionSource => ['gt', a, b]
export const both = (...conditions: ExpressionSource[]): ExpressionSource => ['and', ...conditions]

/** The smaller of some numbers. */
export const least = (...terms: ExpressionSource[]): ExpressionSource => ['min', ...terms]

/** In how many of the rows that fit a column is filled; `cell()` in the condition is the row's cell. */
export const countWhere = (table: string, id: string, condition: ExpressionSource): ExpressionSource => [
  'countWhere',
  table,
  id,
  condition,
]

/** The sum of a column over the rows that fit. */
export const sumWhere = (table: string, id: string, condition: ExpressionSource): ExpressionSource => [
  'sumWhere',
  table,
  id,
  condition,
]
