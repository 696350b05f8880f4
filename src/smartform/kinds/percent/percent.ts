import type { UsualKind } from '../kind'
import { checkNumeric, coerceNumeric, limits, type NumericBase, numeric } from '../number/numeric'

/** A share in percent. Value: its exact decimal as a string (`12.5` for 12.5 %); from 0 to 100 unless said. */
interface PercentSource extends NumericBase {
  kind: 'percent'
}

/** A share in percent: 12.5 is written, kept and compared as 12.5. */
export const percent: UsualKind<PercentSource, string> = {
  ...numeric,
  attributes: limits(2, '0', '100'),
  coerce: (_, raw) => coerceNumeric(typeof raw === 'string' ? raw.replace(/[%％]\s*$/, '') : raw),
  check: (node, value) => checkNumeric(node, value, '%'),
  unit: () => '%',
  fromSheet: (_, text, sheet) => sheet.decimal(text, true),
}
