/** Types of `run-parts.mjs` for TypeScript importers. */

export function run(program: string, ...words: string[]): Promise<void>
export function runWith(settings: NodeJS.ProcessEnv, program: string, ...words: string[]): Promise<void>
export function chooseParts(words: readonly string[], names: readonly string[]): Map<string, string[]>
export function runParts(parts: Readonly<Record<string, (words: string[]) => Promise<void>>>): Promise<void>
