/**
 * Converts an expression to rows (operand, comparison, value) and back, for the workshop; other expressions stay as
 * they are.
 */

import { t, text } from '@/lib/i18n/i18n'
import { parseDecimal } from '@/lib/numbers/decimal'
import { expressionSentence } from '@/smartform/expression/expression-sentence'
import { sentenceNames } from '@/smartform/expression/sentence-names'
import type { ExpressionSource } from '@/smartform/schema/definition'
import { isRawObject } from '@/smartform/schema/definition-reader'
import { type Operand, operandOf } from './operands'
import { wordsIn } from './outline'

/** The comparisons that are offered, with their words. */
const comparisons = {
  eq: text('为'),
  ne: text('不是'),
  gt: text('大于'),
  gte: text('不小于'),
  lt: text('小于'),
  lte: text('不超过'),
  includes: text('包含'),
  startsWith: text('开头是'),
  endsWith: text('结尾是'),
  filled: text('已填写'),
  empty: text('尚未填写'),
} as const

export type Comparison = keyof typeof comparisons

export const comparisonWord = (comparison: Comparison) => comparisons[comparison]

/** One row: `left`, in relation to `over` where there is one, compared with `value`. */
export interface ConditionRow {
  left: ExpressionSource
  /** The whole of which `left` is a share; null: `left` itself is compared. */
  over: ExpressionSource | null
  comparison: Comparison
  /** A constant as typed or chosen; a share or percentage as `12%` or `12`. */
  value: string | boolean
}

export interface Condition {
  /** Whether all rows have to hold, or any of them. */
  join: 'and' | 'or'
  rows: readonly ConditionRow[]
}

const bare: readonly Comparison[] = ['filled', 'empty']
/** Whether a comparison needs no value. */
export const isBare = (comparison: Comparison) => bare.includes(comparison)

/** The comparisons that make sense for a value. */
export function comparisonsFor(gives: string): readonly Comparison[] {
  if (gives === 'number') return ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'filled', 'empty']
  if (gives === 'boolean') return ['eq', 'filled', 'empty']
  if (gives === 'list') return ['includes', 'filled', 'empty']
  return gives === 'range'
    ? ['filled', 'empty']
    : ['eq', 'ne', 'includes', 'startsWith', 'endsWith', 'gt', 'lt', 'filled', 'empty']
}

/** What a typed number stands for: 12% is 0.12 of a whole (`share`), 12 where the answers are percentages themselves (`percent`). */
export type Scale = 'share' | 'percent' | 'plain'

/** Whether answers are percentages: 12 for 12%. */
function isPercentage({ kind, unit, label }: Operand['field']): boolean {
  return kind === 'percent' || unit === '%' || /[（(]%[）)]$/.test(wordsIn(label, 'zh'))
}

/** The scale of the number that a row compares with. */
export function scaleOf({ left, over }: Pick<ConditionRow, 'left' | 'over'>, operands: readonly Operand[]): Scale {
  if (over !== null) return 'share'
  const known = operandOf(operands, left)
  return known && isPercentage(known.field) ? 'percent' : 'plain'
}

/** A typed constant: a number, a share (`12%`), or a text. */
function constant(typed: string | boolean, scale: Scale): ExpressionSource {
  if (typeof typed === 'boolean') return typed
  const words = typed.trim()
  const percents = /^(.+?)\s*[%％]$/.exec(words)?.[1]
  const number = parseDecimal(percents ?? words)
  if (!number) return typed
  const isHundredth = scale === 'share' || (scale === 'plain' && percents !== undefined)
  return (isHundredth ? number.div(100) : number).toNumber()
}

/** Whether two typed values stand for the same number: `12` and `12%` of a share. */
export const isSameConstant = (one: string, other: string, scale: Scale) =>
  constant(one, scale) === constant(other, scale)

/** A constant as it is typed. */
function typedConstant(value: unknown, scale: Scale): string | boolean | null {
  if (typeof value === 'boolean') return value
  if (typeof value === 'number' && scale === 'share') return `${Number((value * 100).toFixed(8))}%`
  if (typeof value === 'number' && scale === 'percent') return `${value}%`
  return typeof value === 'number' || typeof value === 'string' ? String(value) : null
}

/** @param gives what the left side is: a number is compared with a number, all else with what was typed */
function rowExpression(row: ConditionRow, gives: string, scale: Scale): ExpressionSource {
  const { left, over, comparison, value } = row
  const compared: ExpressionSource = over === null ? left : ['divide', left, over]
  if (isBare(comparison)) return [comparison, compared]
  return [comparison, compared, gives === 'number' ? constant(value, scale) : value]
}

/** The expression of a condition; undefined without a row. */
export function conditionExpression(
  { join, rows }: Condition,
  operands: readonly Operand[],
): ExpressionSource | undefined {
  const written = rows.map((row) =>
    rowExpression(row, operandOf(operands, row.left)?.gives ?? 'text', scaleOf(row, operands)),
  )
  return written.length > 1 ? [join, ...written] : written[0]
}

function readRow(source: unknown, operands: readonly Operand[]): ConditionRow | null {
  if (!Array.isArray(source)) return null
  const [head, compared, value] = source
  if (operandOf(operands, source)?.gives === 'boolean')
    return { left: source as ExpressionSource, over: null, comparison: 'eq', value: true }
  if (typeof head !== 'string' || !Object.hasOwn(comparisons, head)) return null
  const comparison = head as Comparison
  const isShare = Array.isArray(compared) && compared[0] === 'divide'
  const [left, over] = isShare ? [compared[1], compared[2]] : [compared, null]
  const typed = isBare(comparison) ? '' : typedConstant(value, scaleOf({ left, over }, operands))
  const known = operandOf(operands, left) && (over === null || operandOf(operands, over))
  return known && typed !== null ? { left, over, comparison, value: typed } : null
}

/** An expression as rows; null where it is more than rows can say. */
export function readCondition(source: unknown, operands: readonly Operand[]): Condition | null {
  const head = Array.isArray(source) ? source[0] : undefined
  const join = head === 'or' ? 'or' : 'and'
  const parts = Array.isArray(source) && (head === 'and' || head === 'or') ? source.slice(1) : [source]
  const rows = parts.map((part) => readRow(part, operands))
  return rows.every((row) => row !== null) ? { join, rows } : null
}

/** The label of a value where the field has options. */
function valueWords(value: string | boolean, field: Operand | undefined): string {
  if (typeof value === 'boolean') return value ? t('是') : t('否')
  const options = field?.field.options
  const option = Array.isArray(options) ? options.find((one) => isRawObject(one) && one.value === value) : undefined
  return isRawObject(option) ? wordsIn(option.label) || value : value
}

function rowSentence({ left, over, comparison, value }: ConditionRow, operands: readonly Operand[]): string {
  const known = operandOf(operands, left)
  const subject =
    over === null
      ? t('“{label}”', { label: known?.label ?? '' })
      : t('“{label}”占“{whole}”的比例', { label: known?.label ?? '', whole: operandOf(operands, over)?.label ?? '' })
  const compared = t(comparisons[comparison])
  if (isBare(comparison)) return t('{subject}{compared}', { subject, compared })
  return t('{subject}{compared}“{value}”', { subject, compared, value: valueWords(value, known) })
}

/** An expression as a sentence, with labels in place of names. `table`: in whose rows it stands, else null. */
export function sentenceOf(
  expression: ExpressionSource,
  operands: readonly Operand[],
  source: unknown,
  table: string | null = null,
): string {
  const condition = readCondition(expression, operands)
  if (condition)
    return condition.rows
      .map((row) => rowSentence(row, operands))
      .join(condition.join === 'and' ? t('，并且') : t('，或者'))
  return expressionSentence(expression, sentenceNames(source), table)
}
