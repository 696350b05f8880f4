import type { FieldKindModule } from '../field-kind-module'
import { ComputedOutput } from './ComputedOutput'
import { computedText } from './computed-text'

export const computedKind: FieldKindModule<'computed'> = {
  labelled: 'group',
  Editor: ComputedOutput,
  text: computedText,
  unit: (node) => node.unit,
}
