import { kept } from './kept'

/** Something by its key, and the keys of what it is worked out from. */
interface Dependent {
  key: string
  reads: readonly { key: string }[]
}

/**
 * An order in which each node comes after those it reads, and the keys that have no place in one because they depend on
 * themselves (or lie between two that do).
 */
export function sortDependencies<N extends Dependent>(
  nodes: readonly N[],
): { order: readonly N[]; cyclic: ReadonlySet<string> } {
  const forward = peel(nodes, (node) => node.reads.map((read) => read.key))
  const placed = new Set(forward)
  const rest = nodes.filter((node) => !placed.has(node))
  if (rest.length === 0) return { order: forward, cyclic: new Set() }
  // what merely depends on a cycle is peeled off from the other end
  const readers = new Map<string, string[]>()
  for (const node of rest) for (const read of node.reads) kept(readers, read.key, () => []).push(node.key)
  const behind = new Set(peel(rest, (node) => readers.get(node.key) ?? []).map((node) => node.key))
  return {
    order: forward,
    cyclic: new Set(rest.map((node) => node.key).filter((key) => !behind.has(key))),
  }
}

/** Takes nodes away as long as there are some whose neighbours are all gone; gives them in that order. */
function peel<N extends Dependent>(nodes: readonly N[], neighbours: (node: N) => readonly string[]): N[] {
  const byKey = new Map(nodes.map((node) => [node.key, node]))
  const waiting = new Map<string, number>()
  const followers = new Map<string, N[]>()
  for (const node of nodes) {
    const needed = new Set(neighbours(node).filter((key) => byKey.has(key)))
    waiting.set(node.key, needed.size)
    for (const key of needed) kept(followers, key, () => []).push(node)
  }
  const done = nodes.filter((node) => waiting.get(node.key) === 0)
  for (const node of done) {
    for (const follower of followers.get(node.key) ?? []) {
      const left = (waiting.get(follower.key) ?? 0) - 1
      waiting.set(follower.key, left)
      if (left === 0) done.push(follower)
    }
  }
  return done
}
