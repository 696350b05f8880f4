import type { Text } from '../../schema/definition'
import { words } from '../attributes'
import type { UsualKind } from '../kind'
import { checkNumeric, limits, type NumericBase, numeric } from './numeric'

/** A number. Value: its exact decimal as a string, or what was typed when it is none. */
interface NumberSource extends NumericBase {
  kind: 'number'
  /** Shown behind the input: 人, %, 平方米. */
  unit?: Text
}

/** A number, with a unit behind it. */
export const number: UsualKind<NumberSource, string> = {
  ...numeric,
  attributes: { ...limits(0), unit: words },
  check: (node, value) => checkNumeric(node, value, node.unit ?? ''),
  unit: (node) => node.unit,
  fromSheet: (node, text, sheet) => sheet.decimal(text, node.unit === '%'),
}
