/**
 * Shorthand functions that write the expressions of the embedded form definitions (conditions, sums, comparisons).
 */

import type { ExpressionSource } from '@/smartform/schema/definition'

/** Shorthand functions for the expressions of the embedded forms; each returns plain JSON. */

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

/** The smallest of several numbers. */
export const least = (...terms: ExpressionSource[]): ExpressionSource => ['min', ...terms]

/** Counts the matching rows with a value in a column; `cell()` in the condition is the row's cell. */
export const countWhere = (table: string, id: string, condition: ExpressionSource): ExpressionSource => [
  'countWhere',
  table,
  id,
  condition,
]

/** The sum of a column over the matching rows. */
export const sumWhere = (table: string, id: string, condition: ExpressionSource): ExpressionSource => [
  'sumWhere',
  table,
  id,
  condition,
]
