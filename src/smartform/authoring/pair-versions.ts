/** Pairs the fields, columns and options that two versions of a form have in common. */

import type { Option } from '../kinds/attributes'
import { formerIdOf } from '../schema/definition-changes'
import type { ColumnNode, FieldNode, FormNode, TableNode } from '../schema/nodes'

/** A field or column of either version. */
export type Node = FieldNode | ColumnNode

/** A field or column of the new version with its counterpart in the former one. */
interface Pair<N> {
  before: N
  after: N
}

export interface Paired<N> {
  both: readonly Pair<N>[]
  added: readonly N[]
  removed: readonly N[]
}

/** Pairs items by id and `movedFrom`, in the order of the new version; removed ones in that of the former. */
function pairById<N extends { id: string; movedFrom?: string }>(before: readonly N[], after: readonly N[]): Paired<N> {
  const [old, fresh] = [new Map(before.map((node) => [node.id, node])), new Map(after.map((node) => [node.id, node]))]
  const both: Pair<N>[] = []
  const added: N[] = []
  const used = new Set<string>()
  for (const node of fresh.values()) {
    const formerId = formerIdOf(old, fresh, node)
    const former = formerId === null ? undefined : old.get(formerId)
    if (!former) added.push(node)
    else {
      both.push({ before: former, after: node })
      used.add(former.id)
    }
  }
  return { both, added, removed: [...old.values()].filter((node) => !used.has(node.id)) }
}

/** The fields of two versions. */
export function pairFields(before: FormNode, after: FormNode): Paired<FieldNode> {
  return pairById([...before.fields.values()], [...after.fields.values()])
}

/** The columns of two versions of a table. */
export function pairColumns(before: TableNode, after: TableNode): Paired<ColumnNode> {
  return pairById(before.columns, after.columns)
}

/** A removed and an added field or column that seem to be the same: same label and kind, each the only one. */
export function offeredRenames<N extends Node>({ added, removed }: Paired<N>): ReadonlyMap<N, N> {
  const keyOf = (node: N) => `${node.kind}\n${node.label}`
  const only = (nodes: readonly N[], key: string) => nodes.filter((node) => keyOf(node) === key).length === 1
  return new Map(
    removed.flatMap((node) => {
      const key = keyOf(node)
      const same = added.find((candidate) => keyOf(candidate) === key)
      return same && node.kind !== 'static' && only(added, key) && only(removed, key) ? [[node, same] as const] : []
    }),
  )
}

/**
 * Where a choice's former values go: to the same value, to the option that names it in `movedFrom`, to the one with the
 * same label; null where no option of the new version stands for it.
 */
export function pairOptions(before: readonly Option[], after: readonly Option[]): ReadonlyMap<string, string | null> {
  const values = new Set(after.map(({ value }) => value))
  const former = new Set(before.map(({ value }) => value))
  const successor = ({ value, label }: Option) => {
    if (values.has(value)) return value
    const named = after.find(({ movedFrom }) => movedFrom === value)
    const alike = after.filter((option) => option.label === label && !former.has(option.value))
    return named?.value ?? (alike.length === 1 ? (alike[0]?.value ?? null) : null)
  }
  return new Map(before.map((option) => [option.value, successor(option)]))
}

/** The options of a field or column; undefined for a kind without. */
export function optionsOf(node: Node): readonly Option[] | undefined {
  return 'options' in node ? node.options : undefined
}
