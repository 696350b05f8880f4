type Scores = Readonly<Record<string, number>>
export function scoresOf(report: {
  files: Readonly<Record<string, { mutants: readonly { status: string }[] }>>
}): Scores
export function fallen(scores: Scores, recorded: Scores): string[]
export function roomOf(path: string): string
export function sliceOf(changed: readonly string[], recorded: Scores, most: number): string[]
