/** Removes items with a repeated key from a list; for answers, filters and lists of platforms. */

/**
 * Removes items with a repeated key and keeps the order. A backend may return an item twice (rows move between two
 * reads, a join repeats them).
 * @param keyOf the item's key; an item with key undefined is always kept
 * @returns the same array where nothing repeats
 */
export function uniqueBy<Thing>(
  things: readonly Thing[],
  keyOf: (thing: Thing) => unknown = (thing) => thing,
): readonly Thing[] {
  const known = new Set<unknown>()
  const once = things.filter((thing) => {
    const key = keyOf(thing)
    return key === undefined || (!known.has(key) && known.add(key))
  })
  return once.length === things.length ? things : once
}
