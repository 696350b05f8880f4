export declare const loaders: readonly string[]
export declare function unguardedImports(file: string, source: string): string[]
