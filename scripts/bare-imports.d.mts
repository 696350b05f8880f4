export declare const loaders: readonly string[]
export declare function bareImports(file: string, source: string): string[]
