/** Types of `component-imports.mjs` for TypeScript importers. */

export declare function componentImports(
  graph: ReadonlyMap<string, readonly string[]>,
  files: readonly string[],
): string[]
