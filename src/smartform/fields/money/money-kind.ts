import { formatDecimal } from '@/lib/decimal'
import { text } from '@/lib/i18n'
import type { FieldKindModule } from '../field-kind-module'
import { MoneyEditor } from './MoneyEditor'

export const moneyKind: FieldKindModule<'money'> = {
  labelled: 'control',
  Editor: MoneyEditor,
  text: (node, value) => (value ? formatDecimal(value, { decimals: node.decimals ?? 2 }) : ''),
  unit: () => text('万元'),
}
