import { formatDecimal } from '@/lib/decimal'
import type { FieldKindModule } from '../field-kind-module'
import { NumberEditor } from './NumberEditor'

export const numberKind: FieldKindModule<'number'> = {
  labelled: 'control',
  Editor: NumberEditor,
  text: (_node, value) => (value ? formatDecimal(value) : ''),
  unit: (node) => node.unit,
}
