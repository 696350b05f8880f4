/** Sorts nodes by their dependencies and finds cycles, for the form engine and form definitions. */

import { getOrCreate } from './get-or-create'

/** A node with its key, and the keys it depends on. */
interface Dependent {
  key: string
  reads: readonly { key: string }[]
}

/**
 * Topological order of the nodes, and the keys of nodes on a cycle (or between two cycles), which have no place in it.
 */
export function sortDependencies<N extends Dependent>(
  nodes: readonly N[],
): { order: readonly N[]; cyclic: ReadonlySet<string> } {
  const forward = peel(nodes, (node) => node.reads.map((read) => read.key))
  const placed = new Set(forward)
  const rest = nodes.filter((node) => !placed.has(node))
  // Nodes that only depend on a cycle are removed from the other end.
  const readers = new Map<string, string[]>()
  for (const node of rest) for (const read of node.reads) getOrCreate(readers, read.key, () => []).push(node.key)
  const behind = new Set(peel(rest, (node) => readers.get(node.key) ?? []).map((node) => node.key))
  return {
    order: forward,
    cyclic: new Set(rest.map((node) => node.key).filter((key) => !behind.has(key))),
  }
}

/** Repeatedly removes nodes whose neighbours are all gone; returns them in that order. */
function peel<N extends Dependent>(nodes: readonly N[], neighbours: (node: N) => readonly string[]): N[] {
  const byKey = new Map(nodes.map((node) => [node.key, node]))
  const waiting = new Map<string, number>()
  const followers = new Map<string, N[]>()
  for (const node of nodes) {
    const needed = new Set(neighbours(node).filter((key) => byKey.has(key)))
    waiting.set(node.key, needed.size)
    for (const key of needed) getOrCreate(followers, key, () => []).push(node)
  }
  const done = nodes.filter((node) => waiting.get(node.key) === 0)
  for (const node of done) {
    for (const follower of followers.get(node.key) ?? []) {
      const remaining = (waiting.get(follower.key) ?? 0) - 1
      waiting.set(follower.key, remaining)
      if (remaining === 0) done.push(follower)
    }
  }
  return done
}
