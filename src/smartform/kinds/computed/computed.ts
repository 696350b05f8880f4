/** The field kinds “computed” and “static text”: definition, values, text of a computed value. */

import { formatDecimal, parseDecimal } from '@/lib/numbers/decimal'
import { type Expression, missing } from '../../expression/ast'
import type { ExpressionSource, FieldBase, Text } from '../../schema/field-base'
import type { Parsed } from '../../schema/parsed'
import { decimals, neededWords, words } from '../attributes'
import { type Attribute, type UsualKind, visible } from '../kind'

/** A value computed from others, never typed or stored. */
interface ComputedSource extends FieldBase {
  kind: 'computed'
  value: ExpressionSource
  decimals?: number
  /** 万元, %, 项. `%` displays the ratio times 100. */
  unit?: Text
}

type ComputedNode = Omit<Parsed<ComputedSource>, 'value'> & { value: Expression }

const expression: Attribute<Expression> = {
  schema: {},
  needed: true,
  read: (source, name) => source.neededExpression(name) ?? missing,
}

/**
 * Formats a computed value: `%` displays the ratio times 100, decimals as the definition says. The value is a decimal
 * or any text.
 */
export function computedText(node: Pick<ComputedNode, 'unit' | 'decimals'>, value: string | null): string {
  if (value === null || value === '') return ''
  const decimal = parseDecimal(value)
  if (!decimal) return value
  return formatDecimal(node.unit === '%' ? decimal.times(100) : decimal, { decimals: node.decimals, atMost: 6 })
}

/** A value computed by the engine's graph, never typed or stored. */
export const computed: UsualKind<ComputedSource, null, ComputedNode> = {
  ...visible,
  gives: 'any',
  width: 1,
  numeric: true,
  attributes: { value: expression, decimals: decimals(), unit: words },
  text: computedText,
  unit: (node) => node.unit,
  labelled: 'group',
  editor: 'usual',
}

/** Static text without a value. Plain text; line breaks are kept. */
interface StaticSource extends FieldBase {
  kind: 'static'
  text: Text
}

/** Static text; the one kind that cannot be a column. */
export const staticText: UsualKind<StaticSource, null> = {
  ...visible,
  gives: null,
  width: 3,
  attributes: { text: neededWords },
  text: (node) => node.text,
  labelled: 'none',
  editor: 'usual',
  view: 'usual',
}
