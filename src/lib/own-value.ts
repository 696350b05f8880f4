/** What a table holds under a name that came from elsewhere; undefined for one it does not have, as `constructor`, which every object knows. */
export function ownValue<Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined
}
