/** Reads a table by a name from outside, so that inherited names such as `constructor` find nothing. */

/** The own property of a table under a name from outside; undefined for inherited names such as `constructor`. */
export function ownValue<Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined
}
