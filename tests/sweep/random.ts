/** Random numbers that depend only on seed and key, so that sweeps and walks repeat exactly. */

/** A number in [0, 1) that depends only on seed and key, so that the same sweep finds the same faults. */
export function chance(seed: number, key: string): number {
  let hash = 2166136261 ^ seed
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 16777619)
  // One more stirring: places that differ in their last letter would lie side by side.
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

/** One of several, by seed and place. */
export function oneOf<Item>(items: readonly Item[], seed: number, key: string): Item {
  const item = items[Math.floor(chance(seed, key) * items.length)]
  if (item === undefined && items.length === 0) throw new Error('nothing to choose from')
  return item as Item
}
