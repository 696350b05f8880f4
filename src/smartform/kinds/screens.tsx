/** Finds and loads the editor and the view of a field kind; editors of rare kinds, which their descriptions name (`editor`), load when a form needs them. */

import { lazyPart } from '@/ui/lazy-part'
import type { FieldNode } from '../schema/nodes'
import { type AnyEditor, type AnyView, columnEditor, columnView } from './column-screens'
import styles from './computed/StaticText.module.css'
import type { ReadOnlyProps } from './control-props'
import type { NodeOf } from './kinds'
import { TableView } from './table/TableView'
import { table } from './table/table'

/** Static text with its line breaks. */
function StaticText({ node }: Pick<ReadOnlyProps<NodeOf<'static'>, null>, 'node'>) {
  return <p className={styles.text}>{node.text}</p>
}

/** Kinds that cannot be columns, in their own file so that a table can use the others. */
const usualScreens = {
  static: { Editor: StaticText as AnyEditor, View: StaticText as AnyView },
  table: { Editor: lazyPart(table.editor.late) as AnyEditor, View: TableView as AnyView },
}

/** The editor of a field. */
export function editorOf({ kind }: Pick<FieldNode, 'kind'>): AnyEditor {
  return kind === 'static' || kind === 'table' ? usualScreens[kind].Editor : columnEditor(kind)
}

/** The view of a field; null: its text. */
export function viewOf({ kind }: Pick<FieldNode, 'kind'>): AnyView | null {
  return kind === 'static' || kind === 'table' ? usualScreens[kind].View : columnView(kind)
}

/** The editors a field needs: its own, and those of a table's columns. */
function editorsOf(node: FieldNode): readonly AnyEditor[] {
  return node.kind === 'table' ? [editorOf(node), ...node.columns.map(editorOf)] : [editorOf(node)]
}

/** Whether a field's control can render at once; editors of rare kinds load when a field comes near. */
export function editorReady(node: FieldNode): boolean {
  return editorsOf(node).every((editor) => editor.ready?.() !== false)
}

/** Loads a field's editors. Never rejects: a missing one shows its failure in place. */
export async function loadEditor(node: FieldNode): Promise<void> {
  await Promise.all(editorsOf(node).map((editor) => editor.preload?.()))
}
