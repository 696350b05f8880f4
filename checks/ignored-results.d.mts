export declare function ignoredResults(file: string, source: string): string[]
