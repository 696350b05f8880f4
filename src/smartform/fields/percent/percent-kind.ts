import { formatDecimal } from '@/lib/decimal'
import type { FieldKindModule } from '../field-kind-module'
import { PercentEditor } from './PercentEditor'

export const percentKind: FieldKindModule<'percent'> = {
  labelled: 'control',
  Editor: PercentEditor,
  text: (_node, value) => (value ? formatDecimal(value) : ''),
  unit: () => '%',
}
