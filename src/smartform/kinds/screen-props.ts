import type { FieldControl } from '@/ui/FormField'
import type { Path } from '../schema/values'
import type { FieldKind, KindValues, NodeOf } from './kinds'

export interface ReadOnlyProps<N, V> {
  node: N
  path: Path
  value: V
}

export interface ControlledProps<N, V> extends ReadOnlyProps<N, V> {
  control: FieldControl
  change(value: V): void
}

/** What the editor of a kind gets. */
export type EditorProps<K extends FieldKind> = ControlledProps<NodeOf<K>, KindValues[K]>

/** What the view of a kind gets. */
export type ViewProps<K extends FieldKind> = ReadOnlyProps<NodeOf<K>, KindValues[K]>
