import type { ColumnNode } from '../schema/nodes'
import type { CellValue } from '../schema/values'
import type { AnyKind } from './kind'
import * as registry from './registry'

export type ColumnKinds = typeof registry
export type ColumnKind = keyof ColumnKinds

/** Every kind under its own name; one that describes another, or not all of itself, does not compile. */
export const columnKinds: {
  readonly [K in ColumnKind]: AnyKind<ColumnNode, CellValue> & { types?: { source: { kind: K } } }
} = registry

export function isColumnKind(name: unknown): name is ColumnKind {
  return typeof name === 'string' && Object.hasOwn(columnKinds, name)
}

/** The kind of a column, for the node it was found by and that node's values. */
export function columnKind(node: { kind: ColumnKind }): AnyKind<ColumnNode, CellValue> {
  return columnKinds[node.kind]
}

/** The least width of a column as CSS has it: its kind's, and the padding of cell and control. */
export function columnWidth(column: ColumnNode): string {
  return `calc(${columnKind(column).columnWidth(column)}em + 36px)`
}
