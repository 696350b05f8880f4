import {
  canonicalDecimal,
  type Decimal,
  decimalOf,
  decimalText,
  formatDecimal,
  halfWidth,
  parseDecimal,
} from '@/lib/decimal'
import { t } from '@/lib/i18n'
import type { DefinitionReader } from '../definition-reader'
import type { MoneyNode, NumberNode, PercentNode } from '../nodes'
import { type Finding, quoted } from './kind'

/** What numbers and money have in common. */

type NumericNode = NumberNode | MoneyNode | PercentNode

/** The canonical decimal, or what was typed when it is none (also `1.` of somebody about to type `1.5`). */
export function coerceNumeric(raw: unknown): string {
  const number = typeof raw === 'number' ? decimalOf(raw) : null
  if (number) return decimalText(number)
  if (typeof raw !== 'string') return ''
  return halfWidth(raw).endsWith('.') ? raw : (canonicalDecimal(raw) ?? raw)
}

export function cleanNumeric(value: string): string {
  return canonicalDecimal(value) ?? value.trim()
}

export function readLimits(
  source: DefinitionReader,
  decimals: number,
  usual: { min?: string; max?: string } = {},
): { min?: string; max?: string; decimals: number } {
  const [min, max] = [source.decimal('min') ?? usual.min, source.decimal('max') ?? usual.max]
  const limits = { min, max, decimals: source.decimals() ?? decimals }
  const [least, most] = [parseDecimal(min ?? ''), parseDecimal(max ?? '')]
  if (!least || !most || least.lte(most)) return limits
  source.fault('min', t('最小值不能大于最大值'))
  return { ...limits, min: undefined }
}

/** A decimal at all, digits after the point, minimum and maximum; the first that fails. `unit` is shown with amounts. */
export function checkNumeric(node: NumericNode, value: string, unit: string): Finding[] {
  if (value.trim() === '') return []
  const { label } = node
  const number = parseDecimal(value)
  if (!number)
    return [{ check: 'number', message: t('{label}要填数字，现在是「{value}」', { label, value: quoted(value) }) }]
  const now = () => amount(number, unit)
  const { decimals = 0 } = node
  if (fractionDigits(number) > decimals)
    return [{ check: 'decimals', message: decimalsMessage(label, decimals, now()) }]
  const [min, max] = [limitOf(node.min), limitOf(node.max)]
  if (min && number.lt(min))
    return [
      {
        check: 'min',
        message: t('{label}不能小于 {min}，现在是 {now}', { label, min: amount(min, unit), now: now() }),
      },
    ]
  if (max && number.gt(max))
    return [
      {
        check: 'max',
        message: t('{label}不能大于 {max}，现在是 {now}', { label, max: amount(max, unit), now: now() }),
      },
    ]
  return []
}

function decimalsMessage(label: string, decimals: number, now: string): string {
  if (decimals === 0) return t('{label}要填整数，现在是 {now}', { label, now })
  return t('{label}最多保留 {decimals} 位小数，现在是 {now}', { label, decimals, now })
}

/** Limits are few and asked for with every answer, so each is read once. */
const limits = new Map<string, Decimal | null>()

function limitOf(text: string | undefined): Decimal | null {
  if (text === undefined) return null
  const known = limits.get(text) ?? parseDecimal(text)
  limits.set(text, known)
  return known
}

function amount(value: Decimal, unit: string): string {
  const text = quoted(formatDecimal(value))
  return unit === '' ? text : unit === '%' ? `${text}%` : `${text} ${unit}`
}

function fractionDigits(value: Decimal): number {
  return Math.max(0, value.c.length - 1 - value.e)
}
