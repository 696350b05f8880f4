import type { ComponentType } from 'react'
import type { FieldKind } from '../schema/definition'
import type { FieldNode } from '../schema/nodes'
import type { KindValues, Path } from '../schema/values'

export type NodeOfKind<K extends FieldKind> = Extract<FieldNode, { kind: K }>

/** What a kind's editor puts on its control so that label, help, comments and messages are heard with it. */
export interface ControlProps {
  id: string
  'aria-label'?: string
  'aria-labelledby'?: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

export interface EditorProps<K extends FieldKind> {
  node: NodeOfKind<K>
  path: Path
  value: KindValues[K]
  control: ControlProps
  change(value: KindValues[K]): void
}

export interface ViewProps<K extends FieldKind> {
  node: NodeOfKind<K>
  path: Path
  value: KindValues[K]
}

/** All the screens know of one kind of field. */
export interface FieldKindModule<K extends FieldKind> {
  /**
   * How the label reaches the control: `control`: a `label` for it; `group`: the editor's outermost element carries
   * `control` with `aria-labelledby`; `none`: the kind shows no control.
   */
  labelled: 'control' | 'group' | 'none'
  Editor: ComponentType<EditorProps<K>>
  /** Read-only; where it is missing, `text` is shown. */
  View?: ComponentType<ViewProps<K>>
  /** The answer as plain text, '' when there is none. */
  text(node: NodeOfKind<K>, value: KindValues[K]): string
  /** What is seen of a sensitive answer until it is asked for; absent: the last four characters of its text. */
  hidden?(node: NodeOfKind<K>, value: KindValues[K]): string
  /** Shown behind the label and in a column's head: 万元, 人. */
  unit?(node: NodeOfKind<K>): string | undefined
}
