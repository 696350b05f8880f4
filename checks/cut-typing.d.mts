/** Types of `cut-typing.mjs` for TypeScript importers. */

export declare function cutTyping(file: string, source: string): string[]
