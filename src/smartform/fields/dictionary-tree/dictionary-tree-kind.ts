import { lazyPart } from '@/ui/lazy-part'
import type { FieldKindModule } from '../field-kind-module'
import { pathText } from './path-text'

export const dictionaryTreeKind: FieldKindModule<'dictionaryTree'> = {
  labelled: 'control',
  Editor: lazyPart(() => import('./DictionaryTreeEditor').then((module) => module.DictionaryTreeEditor)),
  text: (_node, value) => pathText(value),
}
