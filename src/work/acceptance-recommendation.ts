/**
 * The recommendation that follows from the experts' findings on an acceptance; for the backend and the department's
 * page.
 */

import { text } from '@/lib/i18n/i18n'

/** What an expert recommends, as the review form stores it. */
export type AcceptanceFinding = 'pass' | 'rectify' | 'fail'

/** The conclusions of an acceptance, as steps of its description. */
export type AcceptanceConclusion = 'PASS' | 'RECTIFY' | 'REFUSE'

export const acceptanceConclusions: Readonly<Record<AcceptanceFinding, AcceptanceConclusion>> = {
  pass: 'PASS',
  rectify: 'RECTIFY',
  fail: 'REFUSE',
}

/** The fewest experts of an acceptance. */
export const fewestExperts = 3

/** The rule of `recommendedConclusion` in words; a text key. */
export const recommendationRule = text(
  '三分之二以上的专家建议通过的，汇总为通过；超过半数建议不通过的，汇总为不通过；其他情况汇总为限期整改。',
)

/** What the findings of all experts together recommend; null without findings. */
export function recommendedConclusion(findings: readonly AcceptanceFinding[]): AcceptanceConclusion | null {
  const count = (finding: AcceptanceFinding) => findings.filter((one) => one === finding).length
  if (findings.length === 0) return null
  if (count('pass') * 3 >= findings.length * 2) return 'PASS'
  return count('fail') * 2 > findings.length ? 'REFUSE' : 'RECTIFY'
}
