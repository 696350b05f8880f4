/** Types of the props of a field kind's view and controlled editor; every kind's components take them. */
import type { FieldControl } from '@/ui/FormField'
import type { Path } from '../schema/entry-values'

/** What a view gets, by node and value. */
export interface ReadOnlyProps<N, V> {
  node: N
  path: Path
  value: V
}

/** What an editor gets, by node and value. */
export interface ControlledProps<N, V> extends ReadOnlyProps<N, V> {
  control: FieldControl
  change(value: V): void
}
