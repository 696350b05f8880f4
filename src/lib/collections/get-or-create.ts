/** Returns a map's value of a key; creates it on first use. And groups a list by a key. */

/** Returns the value of a key; creates and stores it on first use. */
export function getOrCreate<K, V>(
  under: { get(key: K): V | undefined; set(key: K, made: V): unknown },
  key: K,
  make: () => V,
): V {
  const known = under.get(key)
  if (known !== undefined) return known
  const made = make()
  under.set(key, made)
  return made
}

/** Groups items by key; each group keeps the order. */
export function groupBy<K, T>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const item of items) getOrCreate(groups, keyOf(item), () => []).push(item)
  return groups
}
