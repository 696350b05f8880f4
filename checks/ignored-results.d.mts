/** Types of `ignored-results.mjs` for TypeScript importers. */

export declare function ignoredResults(file: string, source: string): string[]
