/** Types of `temporary-folder.mjs` for TypeScript importers. */

export function makeTemporaryFolder(name: string): string
export function removeTemporaryFolder(folder: string): void
