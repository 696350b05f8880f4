import { lazyPart } from '@/ui/lazy-part'
import type { FieldKindModule } from '../field-kind-module'

export const dictionaryKind: FieldKindModule<'dictionary'> = {
  labelled: 'control',
  Editor: lazyPart(() => import('./DictionaryEditor').then((module) => module.DictionaryEditor)),
  text: (_node, value) => value?.name ?? '',
}
