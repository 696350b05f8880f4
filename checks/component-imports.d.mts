export declare function componentImports(
  graph: ReadonlyMap<string, readonly string[]>,
  files: readonly string[],
): string[]
