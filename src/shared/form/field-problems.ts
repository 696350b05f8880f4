/** Reads the problems by field from a refused call, for the forms of a unit and a resume entry. */

import { failureOf } from '@/api/errors/failure'
import { isRecord } from '@/lib/collections/record'

/** A field's problem with its message. */
export interface NamedProblem {
  field: string
  message: string
}

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
