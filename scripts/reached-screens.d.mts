export declare function reachedScreens(
  graph: ReadonlyMap<string, readonly string[]>,
  files: readonly string[],
): string[]
