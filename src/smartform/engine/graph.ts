/** The dependency graph of a form definition; the engine recomputes only what a change reaches. */

import { getOrCreate } from '@/lib/collections/get-or-create'
import { sortDependencies } from '@/lib/collections/sort-dependencies'
import type { Expression } from '../expression/ast'
import { type DependencyNode, dependencyNodes, type Read, readsOf, VisibilityKeys } from '../schema/dependencies'
import type { ColumnNode, FieldNode, FormNode, RuleNode, TableNode } from '../schema/nodes'

/** The rows in which something changed. */
export type Rows = 'all' | ReadonlySet<string>

/** Something to check again, from which nothing else is computed. */
type Sink =
  | { kind: 'field'; id: string }
  | { kind: 'column'; table: string; column: string }
  | { kind: 'rule'; rule: RuleNode }
  | { kind: 'total'; table: string; column: string }

export interface SinkNode {
  sink: Sink
  reads: readonly Read[]
}

/** The dependencies of one form; created once per definition. */
export interface Graph {
  /** Everything computed, in dependency order. */
  readonly order: readonly DependencyNode[]
  readonly keys: VisibilityKeys
  /** What may change with one of `keys`, in order. */
  affected(keys: Iterable<string>): readonly DependencyNode[]
  /** What has to be checked again when `key` changed. */
  sinks(key: string): readonly SinkNode[]
}

const graphs = new WeakMap<FormNode, Graph>()

export function graphOf(form: FormNode): Graph {
  return getOrCreate(graphs, form, () => buildGraph(form))
}

function buildGraph(form: FormNode): Graph {
  const keys = new VisibilityKeys(form)
  const { order } = sortDependencies(dependencyNodes(form, keys))
  const readers = byKey(order.map((node, rank) => ({ node, rank, reads: node.reads })))
  const sinks = byKey(sinkNodes(form, keys, order))

  const follows = (key: string) => {
    const found = new Map<number, DependencyNode>()
    const open = new Set([key])
    for (const next of open)
      for (const { node, rank } of readers.get(next) ?? []) {
        found.set(rank, node)
        open.add(node.key)
      }
    return [...found]
  }
  const closures = new Map<string, ReturnType<typeof follows>>()

  return {
    order,
    keys,
    affected(changed) {
      const found = new Map([...changed].flatMap((key) => getOrCreate(closures, key, () => follows(key))))
      return [...found].sort(([rank], [other]) => rank - other).map(([, node]) => node)
    },
    sinks: (key) => sinks.get(key) ?? [],
  }
}

function byKey<N extends { reads: readonly Read[] }>(nodes: readonly N[]): ReadonlyMap<string, readonly N[]> {
  const found = new Map<string, N[]>()
  for (const node of nodes)
    for (const key of new Set(node.reads.map((read) => read.key))) getOrCreate(found, key, () => []).push(node)
  return found
}

function sinkNodes(form: FormNode, keys: VisibilityKeys, order: readonly DependencyNode[]): SinkNode[] {
  const workedOut = new Map(order.map((node) => [node.key, node]))
  const expressions = (list: readonly Expression[], table: string | null = null) =>
    list.flatMap((expression) => readsOf(form, keys, expression, table))
  const plain = (...list: (string | null)[]): Read[] =>
    list.flatMap((key) => (key === null ? [] : { key, sameRow: false }))

  /** Including the sources of computed operands: another source may supply an unchanged amount. */
  const withSources = (reads: readonly Read[]): Read[] => {
    const sources = new Set(reads.map(({ key }) => key))
    for (const key of sources) for (const read of workedOut.get(key)?.reads ?? []) sources.add(read.key)
    return plain(...sources)
  }

  const ofField = (field: FieldNode): SinkNode => ({
    sink: { kind: 'field', id: field.id },
    reads: [
      ...plain(`value:${field.id}`, keys.ofField(field.id)),
      ...(field.kind === 'table'
        ? plain(`rows:${field.id}`, ...field.columns.map((column) => `value:${field.id}.${column.id}`))
        : []),
      ...expressions([field.requiredWhen, field.lockedWhen]),
    ],
  })
  const ofColumn = (table: TableNode, column: ColumnNode): SinkNode => {
    const own = keys.ofColumn(table.id, column)
    return {
      sink: { kind: 'column', table: table.id, column: column.id },
      reads: [
        { key: `value:${table.id}.${column.id}`, sameRow: true },
        ...(own ? [{ key: own, sameRow: true }] : []),
        ...plain(keys.ofField(table.id)),
        // A locked table locks its cells.
        ...expressions([table.lockedWhen]),
        ...expressions([column.requiredWhen, column.lockedWhen], table.id),
      ],
    }
  }
  const ofTotal = (table: TableNode, column: string): SinkNode => ({
    sink: { kind: 'total', table: table.id, column },
    reads: expressions([{ op: 'column', table: table.id, column }]),
  })
  const ofRule = (rule: RuleNode): SinkNode => ({
    sink: { kind: 'rule', rule },
    reads: [
      ...expressions([rule.when, rule.assert]),
      ...(rule.ledger ? withSources(expressions([rule.ledger.current, rule.ledger.limit])) : []),
      ...(rule.ledger?.headroom ? expressions([rule.ledger.headroom.value]) : []),
      ...plain(...rule.at.map(({ field }) => keys.ofField(field))),
      ...expressions(rule.at.flatMap(({ cells }) => cells ?? [])),
    ],
  })
  const ofTable = (table: TableNode) => [
    ...table.columns.map((column) => ofColumn(table, column)),
    ...table.columns.map((column) => ofTotal(table, column.id)),
  ]
  return [
    ...[...form.fields.values()].flatMap((field) => [
      ofField(field),
      ...(field.kind === 'table' ? ofTable(field) : []),
    ]),
    ...form.rules.map(ofRule),
  ]
}
