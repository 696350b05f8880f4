/** A problem that the backend itself finds in what an applicant submits, beside those of the form's rules. */
import { messageOf } from '../fail'
import type { FormProblem } from '../resolvers/smartform.generated'

/**
 * A problem that stops a submission and is shown at the answers it concerns.
 * @param code of the error catalogue, whose text the screens write in the reader's language
 * @param paths of the answers, the first one first
 * @param message in Chinese; absent: the catalogue's text
 */
export const applicantProblem = (code: number, paths: readonly string[], message = messageOf(code)): FormProblem => ({
  rule: null,
  code,
  paths: [...paths],
  message,
  severity: 'ERROR',
  actor: 'APPLICANT',
})
