import { t } from '@/lib/i18n'
import type { FieldNode } from '../schema/nodes'
import type { FieldValue } from '../schema/values'
import { type ColumnKind, type ColumnKinds, columnKinds } from './column-kinds'
import { staticText } from './computed/computed'
import type { AnyKind } from './kind'
import { table } from './table/table'

type Kinds = ColumnKinds & { static: typeof staticText; table: typeof table }
export type FieldKind = keyof Kinds

const kinds: { readonly [K in FieldKind]: AnyKind } = { ...columnKinds, static: staticText, table }

/** The name of each kind. */
export const fieldKindNames = Object.keys(kinds) as readonly FieldKind[]

type TypesOf<K extends FieldKind> = NonNullable<Kinds[K]['types']>

/** What a definition says of a field, by kind. */
export type SourceOf<K extends FieldKind> = TypesOf<K>['source']
/** A parsed field, by kind. */
export type NodeOf<K extends FieldKind> = TypesOf<K>['node']
/** The value of each kind. */
export type KindValues = { [K in FieldKind]: TypesOf<K>['value'] }

export type FieldSource = { [K in FieldKind]: SourceOf<K> }[FieldKind]
/** What may stand in a table's column. */
export type ColumnSource = { [K in ColumnKind]: SourceOf<K> }[ColumnKind]

/** Kinds whose editor comes with every form. */
export type UsualKindName = { [K in FieldKind]: Kinds[K]['editor'] extends 'usual' ? K : never }[FieldKind]

export function isFieldKind(name: unknown): name is FieldKind {
  return typeof name === 'string' && Object.hasOwn(kinds, name)
}

/** The kind of a node, for the node it was found by and that node's values. */
export function kindOf(node: { kind: FieldKind }): AnyKind {
  return kinds[node.kind]
}

/** An answer as plain text, '' when there is none; null, which versions have where nothing was ever answered, is none of any kind. */
export function valueText(node: FieldNode, value: FieldValue): string {
  return value === null ? '' : kindOf(node).text(node, value)
}

/** The unit to show beside a label; none where the label says it already, in the language it is read in. */
export function unitOf(node: FieldNode): string | undefined {
  const unit = kindOf(node).unit?.(node)
  const said = unit && [`（${unit}`, `(${t(unit)}`].some((words) => node.label.includes(words))
  return said ? undefined : unit
}
