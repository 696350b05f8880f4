/** Types of `build-key.mjs` for TypeScript importers. */

type Built = 'portal' | 'demo' | 'server'
type Settings = Readonly<Record<string, string | undefined>>

export declare function keyOf(what: Built, env?: Settings, root?: string): string
export declare function writeKey(folder: string, key: string): void
export declare function isBuilt(folder: string, what: Built, env?: Settings, root?: string): boolean
