/**
 * The registry of all field kinds, with the types derived from it; used by the engine and everything that reads
 * forms.
 */

import { t } from '@/lib/i18n/i18n'
import type { FieldNode } from '../schema/nodes'
import type { FieldValue } from '../schema/values'
import { type ColumnKind, type ColumnKinds, columnKinds } from './column-kinds'
import { staticText } from './computed/computed'
import type { AnyKind } from './kind'
import { table } from './table/table'

type Kinds = ColumnKinds & { static: typeof staticText; table: typeof table }
export type FieldKind = keyof Kinds

const kinds: { readonly [K in FieldKind]: AnyKind<FieldNode, FieldValue> } = {
  ...columnKinds,
  static: staticText,
  table,
}

/** The name of each kind. */
export const fieldKindNames = Object.keys(kinds) as readonly FieldKind[]

type TypesOf<K extends FieldKind> = NonNullable<Kinds[K]['types']>

/** The source type of a field by kind. */
export type SourceOf<K extends FieldKind> = TypesOf<K>['source']
/** The node type of a field by kind. */
export type NodeOf<K extends FieldKind> = TypesOf<K>['node']
/** The value type by kind. */
export type KindValues = { [K in FieldKind]: TypesOf<K>['value'] }

export type FieldSource = { [K in FieldKind]: SourceOf<K> }[FieldKind]
/** The source types allowed in a table's column. */
export type ColumnSource = { [K in ColumnKind]: SourceOf<K> }[ColumnKind]

/** Kinds whose editor loads with every form. */
export type UsualKindName = { [K in FieldKind]: Kinds[K]['editor'] extends 'usual' ? K : never }[FieldKind]

export function isFieldKind(name: unknown): name is FieldKind {
  return typeof name === 'string' && Object.hasOwn(kinds, name)
}

/** The kind of a node, typed for its node and values. */
export function kindOf(node: { kind: FieldKind }): AnyKind<FieldNode, FieldValue> {
  return kinds[node.kind]
}

/** An answer as plain text, '' when empty; null counts as empty for every kind. */
export function valueText(node: FieldNode, value: FieldValue): string {
  return value === null ? '' : kindOf(node).text(node, value)
}

/** The unit beside a label; none where the label already contains it, in the interface language. */
export function unitOf(node: FieldNode): string | undefined {
  const unit = kindOf(node).unit?.(node)
  const isUnitInLabel = unit && [`（${unit}`, `${unit}）`, `(${t(unit)}`].some((words) => node.label.includes(words))
  return isUnitInLabel ? undefined : unit
}
