/** Types of `unguarded-imports.mjs` for TypeScript importers. */

export declare const loaders: readonly string[]
export declare function unguardedImports(file: string, source: string): string[]
