/** A map that keeps only the most recently used values, for the search. */

/** Persons whose data is kept, those who searched last. */
const most = 50

/** Puts a value into a map as its most recent one, and drops the one that was not used for longest. */
export function keepRecent<Value>(values: Map<string, Value>, key: string, value: Value): void {
  values.delete(key)
  values.set(key, value)
  if (values.size > most) values.delete(values.keys().next().value ?? '')
}
