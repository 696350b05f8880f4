import type { ResultKind, Value } from '../../expression/ast'
import type { FieldKind } from '../definition'
import type { DefinitionReader } from '../definition-reader'
import type { ColumnNode, FieldNode } from '../nodes'
import type { FieldValue } from '../values'

/** Something wrong with an answer. */
export interface Finding {
  /** Which check found it; stable. */
  check: string
  /** What to do, with the limit and the value. */
  message: string
  /** Merely missing, not malformed: asked for on submit only. */
  missing?: boolean
  /** The server's code for the same check (error catalogue), where it has one. */
  code?: number
}

/** What every node has, however its kind. */
export type CommonNode = Pick<
  FieldNode,
  | 'id'
  | 'label'
  | 'help'
  | 'defaultValue'
  | 'sensitive'
  | 'prefill'
  | 'movedFrom'
  | 'actor'
  | 'visibleWhen'
  | 'requiredWhen'
  | 'lockedWhen'
  | 'width'
  | 'pageId'
  | 'sectionId'
>

/**
 * The pure half of a field kind: all the engine knows of it. Nothing here throws, whatever the raw value. Declared with
 * methods on purpose: they let the registry hand a kind out as `Kind<FieldNode, FieldValue>`, found by the node's `kind`.
 */
export interface Kind<N extends FieldNode, V extends FieldValue> {
  /** What its value counts as in expressions; null: it cannot be referred to. */
  readonly gives: ResultKind | null
  /** Grid columns it takes unless the definition says. */
  readonly width: 1 | 2 | 3
  /** Reads the kind's own attributes; `columns` are a table's. */
  read(common: CommonNode, source: DefinitionReader, columns: readonly ColumnNode[]): N
  /** The value of an empty field. */
  empty(node: N): V
  /** The value for anything from outside; keeps what can be kept. */
  coerce(node: N, raw: unknown): V
  /** The value as it is saved: without stray spaces. */
  clean(node: N, value: V): V
  isEmpty(value: V): boolean
  check(node: N, value: V): readonly Finding[]
  /** Words for a required answer that is missing. */
  missing(node: N): string
  /** The value in expressions. */
  operand(node: N, value: V): Value
}

export type NodeOf<K extends FieldKind> = Extract<FieldNode, { kind: K }>

/** Shortened for a message. */
export function quoted(typed: string): string {
  return typed.length > 30 ? `${typed.slice(0, 30)}…` : typed
}
