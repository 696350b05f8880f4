/** Compares two values as JSON, in depth; wherever stored answers, settings or rows are compared. */

/** Whether two values are equal as JSON: texts, numbers, lists and plain objects, compared in depth; the order of names does not count. */
export function jsonEqual(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false
  if (Array.isArray(left) !== Array.isArray(right)) return false
  const [entries, others] = [Object.entries(left), new Map(Object.entries(right))]
  return (
    entries.length === others.size &&
    entries.every(([key, value]) => others.has(key) && jsonEqual(value, others.get(key)))
  )
}
