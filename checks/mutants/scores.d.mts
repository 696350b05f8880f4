/** Types of `scores.mjs` for TypeScript importers. */

type Scores = Readonly<Record<string, number>>
type Records = Readonly<Record<string, { score: number; tests: readonly string[] }>>
interface Mutant {
  file: string
  status: 'Killed' | 'Survived' | 'NoCoverage' | 'Loaded'
  by?: string
}
export function scoresOf(mutants: readonly Mutant[]): Scores
export function testsOf(mutants: readonly Mutant[]): Readonly<Record<string, readonly string[]>>
export function fallen(scores: Scores, recorded: Records): string[]
export function roomOf(path: string): string
export function sliceOf(changed: readonly string[], recorded: Records): string[]
