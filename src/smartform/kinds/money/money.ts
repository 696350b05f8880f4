import { formatDecimal } from '@/lib/decimal'
import { t, text } from '@/lib/i18n'
import type { UsualKind } from '../kind'
import { boundsText, checkNumeric, limits, type NumericBase, numeric } from '../number/numeric'

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
  hint: (node) => [t('以万元为单位的数字'), ...boundsText(node)].join('，'),
}
