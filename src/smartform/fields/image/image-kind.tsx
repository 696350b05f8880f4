import { lazyPart } from '@/ui/lazy-part'
import type { FieldKindModule, ViewProps } from '../field-kind-module'
import { StoredImage } from './StoredImage'

export const imageKind: FieldKindModule<'image'> = {
  labelled: 'group',
  Editor: lazyPart(() => import('./ImageEditor').then((module) => module.ImageEditor)),
  View: ImageView,
  text: (_node, value) => value?.name ?? '',
}

function ImageView({ node, value }: ViewProps<'image'>) {
  return value && <StoredImage file={value} label={node.label} />
}
