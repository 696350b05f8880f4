import type { FieldKindModule } from '../field-kind-module'
import { StaticText } from './StaticText'

export const staticKind: FieldKindModule<'static'> = {
  labelled: 'none',
  Editor: StaticText,
  View: StaticText,
  text: (node) => node.text,
}
