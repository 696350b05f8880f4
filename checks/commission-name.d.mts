/** Types of `commission-name.mjs` for TypeScript importers. */

export declare function fixedCommissionNames(file: string, source: string): string[]
export declare function lacksCommission(chinese: string, english: string): boolean
