import type { FieldKind } from '../definition'
import type { FieldNode } from '../nodes'
import type { FieldValue, KindValues } from '../values'
import { attachments } from './attachments'
import { columnKinds } from './column-kinds'
import { image } from './image'
import type { Kind, NodeOf } from './kind'
import { person } from './person'
import { richText } from './rich-text'
import { staticText } from './static'
import { table } from './table'

/** Every kind of field; a kind that `definition.ts` names and this lacks does not compile. */
const kinds: { readonly [K in FieldKind]: Kind<NodeOf<K>, KindValues[K]> } = {
  ...columnKinds,
  richText,
  person,
  attachments,
  image,
  static: staticText,
  table,
}

export function isFieldKind(name: unknown): name is FieldKind {
  return typeof name === 'string' && Object.hasOwn(kinds, name)
}

/** The kind of a node, for the node it was found by and that node's values. */
export function kindOf(node: { kind: FieldKind }): Kind<FieldNode, FieldValue> {
  return kinds[node.kind]
}
