/** A problem the server named, as the smartform's engine takes it. */
export interface ServerProblem {
  severity: 'error' | 'warning'
  paths: string[]
  message: string
  code?: number
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/**
 * The problems beside a refused submission (60405), `extensions.problems` in the smartform contract's `FormProblem`.
 * What does not look like one is left out.
 */
export function serverProblems(extensions: Readonly<Record<string, unknown>>): ServerProblem[] {
  if (!Array.isArray(extensions.problems)) return []
  return extensions.problems.flatMap((one: unknown): ServerProblem[] => {
    if (!isRecord(one) || typeof one.message !== 'string' || !Array.isArray(one.paths)) return []
    return [
      {
        severity: one.severity === 'WARNING' ? 'warning' : 'error',
        paths: one.paths.filter((path: unknown) => typeof path === 'string'),
        message: one.message,
        code: typeof one.code === 'number' ? one.code : undefined,
      },
    ]
  })
}
