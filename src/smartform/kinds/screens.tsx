import { lazyPart } from '@/ui/lazy-part'
import type { FieldNode } from '../schema/nodes'
import { type AnyEditor, type AnyView, columnEditor, columnView } from './column-screens'
import styles from './computed/StaticText.module.css'
import type { NodeOf } from './kinds'
import type { ShownProps } from './screen-props'
import { TableView } from './table/TableView'
import { table } from './table/table'

/** Text to read; its line breaks are kept. */
function StaticText({ node }: Pick<ShownProps<NodeOf<'static'>, null>, 'node'>) {
  return <p className={styles.text}>{node.text}</p>
}

/** Kinds that stand in no column, apart so that a table can draw its cells by the others. */
const usualScreens = {
  static: { Editor: StaticText as AnyEditor, View: StaticText as AnyView },
  table: { Editor: lazyPart(table.editor.late) as AnyEditor, View: TableView as AnyView },
}

/** What a field is filled in with. */
export function editorOf({ kind }: Pick<FieldNode, 'kind'>): AnyEditor {
  return kind === 'static' || kind === 'table' ? usualScreens[kind].Editor : columnEditor(kind)
}

/** What a field is read with; null: its text. */
export function viewOf({ kind }: Pick<FieldNode, 'kind'>): AnyView | null {
  return kind === 'static' || kind === 'table' ? usualScreens[kind].View : columnView(kind)
}

/** The editors a field needs: its own, and those of a table's columns. */
function editorsOf(node: FieldNode): readonly AnyEditor[] {
  return node.kind === 'table' ? [editorOf(node), ...node.columns.map(editorOf)] : [editorOf(node)]
}

/** Whether a field can be drawn with its control at once; editors of rare kinds are loaded when a field near needs them. */
export function editorReady(node: FieldNode): boolean {
  return editorsOf(node).every((editor) => editor.ready?.() !== false)
}

/** Loads what a field's control needs. Never rejects: what could not be loaded says so in its place. */
export async function loadEditor(node: FieldNode): Promise<void> {
  await Promise.all(editorsOf(node).map((editor) => editor.preload?.()))
}
