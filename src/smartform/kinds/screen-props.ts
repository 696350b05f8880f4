import type { Path } from '../schema/values'
import type { FieldKind, KindValues, NodeOf } from './kinds'

/** What a kind's editor puts on its control so that label, help, comments and messages are heard with it. */
export interface ControlProps {
  id: string
  'aria-label'?: string
  'aria-labelledby'?: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

export interface ShownProps<N, V> {
  node: N
  path: Path
  value: V
}

export interface ControlledProps<N, V> extends ShownProps<N, V> {
  control: ControlProps
  change(value: V): void
}

/** What the editor of a kind gets. */
export type EditorProps<K extends FieldKind> = ControlledProps<NodeOf<K>, KindValues[K]>

/** What the view of a kind gets. */
export type ViewProps<K extends FieldKind> = ShownProps<NodeOf<K>, KindValues[K]>
