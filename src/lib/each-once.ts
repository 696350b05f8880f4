/**
 * Things without those that were there before, by what they are known by; in their order. A backend may name one twice (rows move between
 * two of its reads, a join repeats them): shown twice, one of the two would stay on the page after a change.
 * @param keyOf what a thing is known by; undefined where it is known by nothing, which is as good as another
 * @returns the same list where nothing repeats
 */
export function eachOnce<Thing>(
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
