/** The field kinds “number”, “money” and “percent”: definition, values, validation, text. */

import { getOrCreate } from '@/lib/collections/get-or-create'
import { t, text } from '@/lib/i18n/i18n'
import {
  canonicalDecimal,
  type Decimal,
  decimalOf,
  decimalText,
  formatDecimal,
  parseDecimal,
} from '@/lib/numbers/decimal'
import type { CellLimit } from '@/lib/sheets/cell-limits'
import { halfWidth } from '@/lib/text/half-width'
import type { DefinitionReader } from '../../schema/definition-reader'
import type { FieldBase, Text } from '../../schema/field-base'
import type { Parsed } from '../../schema/parsed'
import { decimal, decimals, isMore, ordered, words } from '../attributes'
import { type Finding, quoted, type UsualKind, written, wrong } from '../kind'

/** Shared by numbers, money and percentages. */

interface NumericBase extends FieldBase {
  /** Exact decimals, inclusive. */
  min?: string
  max?: string
  /** Digits after the point (default: number 0, money and percent 2). */
  decimals?: number
}

type Limits = Pick<Parsed<NumericBase>, 'min' | 'max' | 'decimals' | 'label'>

function limits(usualDecimals: number, min?: string, max?: string) {
  return { min: decimal(min), max: decimal(max), decimals: decimals(usualDecimals) }
}

/** The canonical decimal, or the typed text when it is none (also `1.` on the way to `1.5`). */
function coerceNumeric(raw: unknown): string {
  const number = typeof raw === 'number' ? decimalOf(raw) : null
  if (number) return decimalText(number)
  if (typeof raw !== 'string') return ''
  return halfWidth(raw).endsWith('.') ? raw : (canonicalDecimal(raw) ?? raw)
}

/** Limits of a number, for the help sheet. */
function boundsText({ min, max }: Limits): readonly string[] {
  return [
    ...(min === undefined ? [] : [t('不小于 {min}', { min })]),
    ...(max === undefined ? [] : [t('不大于 {max}', { max })]),
  ]
}

const numeric = {
  ...written,
  gives: 'number',
  numeric: true,
  columnWidth: () => 7,
  settle: <N extends Limits>(node: N, source: DefinitionReader) => ordered(node, source, 'min', 'max', isMore),
  coerce: (_: unknown, raw: unknown) => coerceNumeric(raw),
  clean: (_: unknown, value: string) => canonicalDecimal(value) ?? value.trim(),
  operand: (_: unknown, value: string) => parseDecimal(value),
  text: (_: unknown, value: string) => (value ? formatDecimal(value) : ''),
  editor: 'usual',
  hint: (node: Limits) => [t('数字'), ...boundsText(node)].join(t('，')),
  sheetLimit: ({ decimals, min, max }: Limits): CellLimit => ({
    type: decimals === 0 ? 'whole' : 'decimal',
    least: min,
    most: max,
  }),
  sample: (node: Limits) => ['1', node.min ?? '0', node.max ?? '0'],
} as const

/**
 * Checks format, digits after the point, minimum and maximum; returns the first problem. `unit` is shown with amounts.
 */
function checkNumeric(node: Limits, value: string, unit: string): Finding[] {
  if (value.trim() === '') return []
  const { label } = node
  const number = parseDecimal(value)
  if (!number) return wrong('number', t('{label}要填数字，现在是“{value}”', { label, value: quoted(value) }))
  const now = () => amount(number, unit)
  const { decimals = 0 } = node
  if (fractionDigits(number) > decimals) return wrong('decimals', decimalsMessage(label, decimals, now()))
  const [min, max] = [limitOf(node.min), limitOf(node.max)]
  if (min && number.lt(min))
    return wrong('min', t('{label}不能小于 {min}，现在是 {now}', { label, min: amount(min, unit), now: now() }))
  if (max && number.gt(max))
    return wrong('max', t('{label}不能大于 {max}，现在是 {now}', { label, max: amount(max, unit), now: now() }))
  return []
}

function decimalsMessage(label: string, decimals: number, now: string): string {
  if (decimals === 0) return t('{label}要填整数，现在是 {now}', { label, now })
  return t('{label}最多保留 {decimals} 位小数，现在是 {now}', { label, decimals, now })
}

/** Limits are few and read with every answer, so each is parsed once. */
const known = new Map<string, Decimal | null>()

function limitOf(text: string | undefined): Decimal | null {
  return text === undefined ? null : getOrCreate(known, text, () => parseDecimal(text))
}

function amount(value: Decimal, unit: string): string {
  const text = quoted(formatDecimal(value))
  return unit === '' ? text : unit === '%' ? `${text}%` : `${text} ${unit}`
}

function fractionDigits(value: Decimal): number {
  return Math.max(0, value.c.length - 1 - value.e)
}

/** A number. Value: its exact decimal as a string, or what was typed when it is none. */
interface NumberSource extends NumericBase {
  kind: 'number'
  /** Displayed after the input: 人, %, 平方米. */
  unit?: Text
}

/** A number with a unit after it. */
export const number: UsualKind<NumberSource, string> = {
  ...numeric,
  attributes: { ...limits(0), unit: words },
  check: (node, value) => checkNumeric(node, value, node.unit ?? ''),
  unit: (node) => node.unit,
  fromSheet: (node, text, sheet) => sheet.decimal(text, node.unit === '%'),
}

/** Money in 万元. Value: its exact decimal as a string, or what was typed when it is none. */
interface MoneySource extends NumericBase {
  kind: 'money'
}

/** Money in 万元. */
export const money: UsualKind<MoneySource, string> = {
  ...numeric,
  attributes: limits(2),
  check: (node, value) => checkNumeric(node, value, t('万元')),
  text: (node, value) => (value ? formatDecimal(value, { decimals: node.decimals ?? 2 }) : ''),
  unit: () => text('万元'),
  fromSheet: (_, written, sheet) => sheet.amount(written),
  hint: (node) => [t('以万元为单位的数字'), ...boundsText(node)].join(t('，')),
}

/** A percentage. Value: its exact decimal as a string (`12.5` for 12.5 %); default range 0 to 100. */
interface PercentSource extends NumericBase {
  kind: 'percent'
}

/** A percentage: 12.5 is typed, stored and compared as 12.5. */
export const percent: UsualKind<PercentSource, string> = {
  ...numeric,
  attributes: limits(2, '0', '100'),
  coerce: (_, raw) => coerceNumeric(typeof raw === 'string' ? raw.replace(/[%％]\s*$/, '') : raw),
  check: (node, value) => checkNumeric(node, value, '%'),
  unit: () => '%',
  fromSheet: (_, text, sheet) => sheet.decimal(text, true),
}
