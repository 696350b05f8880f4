/** Types of the props of a field kind's editor and view. */
import type { ControlledProps, ReadOnlyProps } from './control-props'
import type { FieldKind, KindValues, NodeOf } from './kinds'

/** What the editor of a kind gets. */
export type EditorProps<K extends FieldKind> = ControlledProps<NodeOf<K>, KindValues[K]>

/** What the view of a kind gets. */
export type ViewProps<K extends FieldKind> = ReadOnlyProps<NodeOf<K>, KindValues[K]>
