/** Reads the problems by field from a refused call, for the forms of a unit and a resume entry. */

import { failureOf } from '@/api/errors/failure'

/** A field's problem with its message. */
export interface NamedProblem {
  field: string
  message: string
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The field problems of a refusal (60405 with `problems`); empty for any other failure. */
export function fieldProblems(error: unknown): NamedProblem[] {
  const { problems } = failureOf(error).extensions
  if (!Array.isArray(problems)) return []
  return problems.flatMap((problem: unknown) =>
    isRecord(problem) && typeof problem.field === 'string' && typeof problem.message === 'string'
      ? [{ field: problem.field, message: problem.message }]
      : [],
  )
}
