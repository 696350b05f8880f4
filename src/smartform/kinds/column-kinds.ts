/** The registry of field kinds that can be columns of a table field. */

import { isConstant } from '../expression/ast'
import type { ColumnNode } from '../schema/nodes'
import type { CellValue } from '../schema/values'
import type { AnyKind } from './kind'
import * as registry from './registry'

export type ColumnKinds = typeof registry
export type ColumnKind = keyof ColumnKinds

/** Each kind by name; a wrong or incomplete one does not compile. */
export const columnKinds: {
  readonly [K in ColumnKind]: AnyKind<ColumnNode, CellValue> & { types?: { source: { kind: K } } }
} = registry

export function isColumnKind(name: unknown): name is ColumnKind {
  return typeof name === 'string' && Object.hasOwn(columnKinds, name)
}

/** The kind of a column, typed for its node and values. */
export function columnKind(node: { kind: ColumnKind }): AnyKind<ColumnNode, CellValue> {
  return columnKinds[node.kind]
}

/** The CSS minimum width of a column: its kind's, plus padding. What nobody types has no input around it. */
export function columnWidth(column: ColumnNode): string {
  const fixed = column.kind === 'computed' || isConstant(column.lockedWhen, true)
  const whole = fixed && 'decimals' in column && column.decimals === 0
  return `calc(${whole ? 5 : columnKind(column).columnWidth(column)}em + ${fixed ? 12 : 36}px)`
}
