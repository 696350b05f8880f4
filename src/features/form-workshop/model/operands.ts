/**
 * Lists what a condition or rule can refer to (fields, sums, row counts, cells), for the workshop's expression
 * editors.
 */

import { t } from '@/lib/i18n/i18n'
import { readNamed } from '@/smartform/expression/parse'
import { isFieldKind, kindOf } from '@/smartform/kinds/kinds'
import { collectNames } from '@/smartform/schema/collect-names'
import type { ExpressionSource } from '@/smartform/schema/definition'
import { isRawObject, type RawObject } from '@/smartform/schema/definition-reader'
import { outlineOf, wordsIn } from './outline'
import { objectAt, type SourcePath } from './source-path'

export interface Operand {
  /** Its expression as JSON: what a choice is known by. */
  key: string
  expression: ExpressionSource
  label: string
  /** What its value is: `number`, `boolean`, `text`, `list` or `range`. */
  gives: string
  /** The raw field or column, for the values to choose from. */
  field: RawObject
}

function operand(expression: ExpressionSource, label: string, gives: string, field: RawObject): Operand {
  return { key: JSON.stringify(expression), expression, label, gives, field }
}

const givesOf = ({ kind }: RawObject) => (isFieldKind(kind) ? kindOf({ kind }).gives : null)
const isNumeric = ({ kind }: RawObject) => isFieldKind(kind) && kindOf({ kind }).numeric === true

/** The table that holds a column's place; undefined for another place. */
export function tableAround(source: unknown, path: SourcePath): RawObject | undefined {
  return path.length >= 8 && path[6] === 'columns' ? objectAt(source, path.slice(0, 6)) : undefined
}

/** Everything that an expression at a place can be about, in the order of the form. */
export function operandsOf(source: unknown, place: SourcePath): Operand[] {
  const table = tableAround(source, place)
  const own = table ? columnsOf(table).flatMap((column) => cellOf(column, wordsIn(column.label))) : []
  const fields = outlineOf(source).filter(({ type }) => type === 'field')
  return [
    ...own,
    ...fields.flatMap(({ path, label }) => ofField(objectAt(source, path), label)),
    ...namedOperands(source, place),
  ]
}

/** The named expressions, all but the one that stands at the place itself. */
function namedOperands(source: unknown, place: SourcePath): Operand[] {
  const own = place[0] === 'expressions' ? String(place[1]) : null
  const names = Object.keys(objectAt(source, ['expressions'])).filter((name) => name !== own)
  if (names.length === 0) return []
  const known = collectNames(source)
  return names.map((name) => {
    const gives = readNamed(name, known, () => undefined)?.gives ?? 'number'
    return operand(['use', name], t('算式 {name}', { name }), gives === 'any' ? 'text' : gives, {})
  })
}

const columnsOf = ({ columns }: RawObject) => (Array.isArray(columns) ? columns.filter(isRawObject) : [])

function cellOf(column: RawObject, label: string): Operand[] {
  const gives = givesOf(column)
  return gives === null ? [] : [operand(['cell', String(column.id)], t('本行的“{label}”', { label }), gives, column)]
}

function ofField(field: RawObject, label: string): Operand[] {
  const id = String(field.id)
  const gives = givesOf(field)
  if (gives === null) return []
  if (field.kind !== 'table') return [operand(['field', id], label, gives, field)]
  const sums = columnsOf(field).filter(isNumeric)
  return [
    operand(['rows', id], t('{label}的行数', { label }), 'number', {}),
    ...sums.map((column) =>
      operand(
        ['sum', ['column', id, String(column.id)]],
        t('{label}的“{column}”合计', { label, column: wordsIn(column.label) }),
        'number',
        column,
      ),
    ),
  ]
}

/** The operand with an expression; one of its own where the builder does not offer it. */
export function operandOf(operands: readonly Operand[], expression: unknown): Operand | undefined {
  const key = JSON.stringify(expression)
  return operands.find((one) => one.key === key)
}

/** The ids of the fields that an expression is about: where a rule's message belongs. */
export function fieldsIn(expression: unknown): string[] {
  if (!Array.isArray(expression)) return []
  const [head, first] = expression
  const own = ['field', 'column', 'rows', 'at', 'sumWhere', 'countWhere'].includes(String(head)) ? [String(first)] : []
  return [...new Set([...own, ...expression.slice(1).flatMap(fieldsIn)])]
}
