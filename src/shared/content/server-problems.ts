import { hasText, t } from '@/lib/i18n/i18n'
import type { NamedProblem } from '@/smartform/engine/engine'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

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
  return problems.flatMap((one: unknown): NamedProblem[] => {
    if (!isRecord(one) || typeof one.message !== 'string' || !Array.isArray(one.paths)) return []
    return [
      {
        rule: typeof one.rule === 'string' ? one.rule : undefined,
        severity: one.severity === 'WARNING' ? 'warning' : one.severity === 'INFO' ? 'info' : 'error',
        actor: one.actor === 'MEMBER' ? 'member' : one.actor === 'UNIT' ? 'unit' : undefined,
        paths: one.paths.filter((path: unknown) => typeof path === 'string'),
        message: one.rule === null ? wordsOf(one.code, one.message) : one.message,
        code: typeof one.code === 'number' ? one.code : undefined,
      },
    ]
  })
}
