/** Turns problems that the server found in a form into problems that the editor shows; after a refused submit or review. */

import { isRecord } from '@/lib/collections/record'
import { hasText, t } from '@/lib/i18n/i18n'
import type { NamedProblem } from '@/smartform/engine/engine'

/** What only the backend can know has no words in the form: those of the catalogue, in the reader's language. */
function wordsOf(code: unknown, message: string): string {
  const key = `errors.${String(code)}`
  return hasText(key) ? t(key) : message
}

/**
 * Problems as the smartform contract's `FormProblem` gives them (also beside a refused submission, 60405), as the form
 * takes them. What does not look like one is left out.
 */
export function serverProblems(problems: unknown): NamedProblem[] {
  if (!Array.isArray(problems)) return []
  return problems.flatMap((problem: unknown): NamedProblem[] => {
    if (!isRecord(problem) || typeof problem.message !== 'string' || !Array.isArray(problem.paths)) return []
    return [
      {
        rule: typeof problem.rule === 'string' ? problem.rule : undefined,
        severity: problem.severity === 'WARNING' ? 'warning' : problem.severity === 'INFO' ? 'info' : 'error',
        actor: problem.actor === 'MEMBER' ? 'member' : problem.actor === 'UNIT' ? 'unit' : undefined,
        paths: problem.paths.filter((path: unknown) => typeof path === 'string'),
        message: problem.rule === null ? wordsOf(problem.code, problem.message) : problem.message,
        code: typeof problem.code === 'number' ? problem.code : undefined,
      },
    ]
  })
}
