/** Types of `scores.mjs` for TypeScript importers. */

type Scores = Readonly<Record<string, number>>
type Records = Readonly<Record<string, { score: number; tests: string }>>
export function scoresOf(report: {
  files: Readonly<Record<string, { mutants: readonly { status: string }[] }>>
}): Scores
export function fallen(scores: Scores, recorded: Records): string[]
export function roomOf(path: string): string
export function sliceOf(changed: readonly string[], recorded: Records, most: number): string[]
