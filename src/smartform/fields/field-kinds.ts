import type { FieldKind } from '../schema/definition'
import type { FieldNode } from '../schema/nodes'
import type { FieldValue } from '../schema/values'
import { type AnyFieldKind, kindIn, unitBeside } from './any-field-kind'
import { attachmentsKind } from './attachments/attachments-kind'
import { columnKinds } from './column-kinds'
import type { FieldKindModule } from './field-kind-module'
import { imageKind } from './image/image-kind'
import { personKind } from './person/person-kind'
import { richTextKind } from './rich-text/rich-text-kind'
import { staticKind } from './static/static-kind'
import { tableKind } from './table/table-kind'

/** Every kind of field; a kind that is missing here does not compile. */
const fieldKinds: { readonly [K in FieldKind]: FieldKindModule<K> } = {
  ...columnKinds,
  richText: richTextKind,
  person: personKind,
  image: imageKind,
  attachments: attachmentsKind,
  table: tableKind,
  static: staticKind,
}

/** What the screens know of a node's kind; undefined for one this version does not know. */
export function kindOf(node: FieldNode): AnyFieldKind | undefined {
  return kindIn(fieldKinds, node)
}

/** An answer as plain text, '' when there is none. */
export function valueText(node: FieldNode, value: FieldValue): string {
  return kindOf(node)?.text(node, value) ?? ''
}

/** The editors a field needs: its own, and those of a table's columns. */
function editorsOf(node: FieldNode): readonly AnyFieldKind['Editor'][] {
  const nodes = node.kind === 'table' ? [node, ...node.columns] : [node]
  return nodes.flatMap((one) => kindOf(one)?.Editor ?? [])
}

/** Whether a field can be drawn with its control at once; editors of rare kinds are loaded when a field near needs them. */
export function editorReady(node: FieldNode): boolean {
  return editorsOf(node).every((editor) => editor.ready?.() !== false)
}

/** Loads what a field's control needs. Never rejects: what could not be loaded says so in its place. */
export async function loadEditor(node: FieldNode): Promise<void> {
  await Promise.all(editorsOf(node).map((editor) => editor.preload?.()))
}

/** The unit shown with a field's label. */
export function unitOf(node: FieldNode): string | undefined {
  const kind = kindOf(node)
  return kind && unitBeside(kind, node)
}
