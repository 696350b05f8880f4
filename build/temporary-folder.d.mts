export function makeTemporaryFolder(name: string): string
export function removeTemporaryFolder(folder: string): void
