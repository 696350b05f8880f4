import { formatDecimal, parseDecimal } from '@/lib/decimal'
import type { NodeOfKind } from '../field-kind-module'

/**
 * A computed value as people read it: `%` shows the ratio times 100, decimals as the definition says. The value is a
 * decimal or any other text.
 */
export function computedText(node: Pick<NodeOfKind<'computed'>, 'unit' | 'decimals'>, value: string | null): string {
  if (value === null || value === '') return ''
  const decimal = parseDecimal(value)
  if (!decimal) return value
  return formatDecimal(node.unit === '%' ? decimal.times(100) : decimal, { decimals: node.decimals, atMost: 6 })
}
