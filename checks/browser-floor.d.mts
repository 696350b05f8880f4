/** Types of `browser-floor.mjs` for TypeScript importers. */

export interface Features {
  globals: ReadonlyMap<string, readonly string[]>
  statics: ReadonlyMap<string, readonly string[]>
  methods: ReadonlyMap<string, { owners: readonly string[]; lacking: readonly string[] }>
  namespaces: ReadonlySet<string>
}
export function featuresAboveFloor(): Features
