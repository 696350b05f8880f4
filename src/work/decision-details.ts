/** What a decision about one work item asks for besides an opinion: amounts by year, rectification dates, a reason; for `DecisionForm` and its fields. */

import { t } from '@/lib/i18n/i18n'
import { endOfDay, isDayWithin } from '@/lib/time/iso-day'
import { tooLong } from '@/lib/validation/too-long'
import { acceptanceDates } from './acceptance-dates'
import { factsOf } from './facts'
import { type GrantProblem, grantProblems, type YearAmount, yearAmounts } from './grants'
import type { WorkRowFragment } from './graphql/works.workflow.generated'
import type { WorkAction } from './kind'
import { findKind } from './kinds/all'

/** Typed details of a decision besides its opinion: amounts by year, or the parts of a conclusion. */
export type Details = Readonly<Record<string, string>>

/** Longest reason for a departure from the findings (603004 for more). */
export const longestReason = 500

/** A wrong detail: the suffix of its control's id, and the text. */
export interface DetailProblem {
  field: 'reason' | 'dueAt' | 'recheck'
  text: string
}

/** A decision that grants amounts. */
interface Grants {
  kind: 'grants'
  requested: readonly YearAmount[]
  granted: readonly YearAmount[]
  problems: readonly GrantProblem[]
}

/** A decision that concludes on the findings of experts. */
interface Conclusion {
  kind: 'conclusion'
  /** The recommendation of the findings; null for none. */
  recommended: WorkAction | null
  departs: boolean
  problems: readonly DetailProblem[]
}

/** The details that a decision of a work item requires besides its opinion; null for none. */
export function detailsOf(
  work: WorkRowFragment,
  decision: WorkAction | null,
  typed: Details,
): Grants | Conclusion | null {
  const { grants = false, concludes = false } = findKind(work.kind, work.kindVersion)?.states[work.state] ?? {}
  const requested = grants && decision === 'PASS' ? yearAmounts(work, 'requested') : []
  if (requested.length > 0) {
    const granted = requested.map(({ year, amount }): YearAmount => ({ year, amount: typed[year] ?? amount }))
    return { kind: 'grants', requested, granted, problems: grantProblems(requested, granted) }
  }
  if (!concludes || decision === null) return null
  const recommended = (factsOf(work).recommended ?? null) as WorkAction | null
  const departs = recommended !== null && recommended !== decision
  return {
    kind: 'conclusion',
    recommended,
    departs,
    problems: conclusionProblems(typed, {
      departs,
      rectifies: decision === 'RECTIFY',
      dates: acceptanceDates(work.serverTime),
    }),
  }
}

/** Every problem of a conclusion, in the order of its fields. */
function conclusionProblems(
  { reason = '', dueAt = '', recheck }: Details,
  { departs, rectifies, dates }: { departs: boolean; rectifies: boolean; dates: { from: string; to: string } },
): readonly DetailProblem[] {
  const problems: DetailProblem[] = []
  if (rectifies && !isDayWithin(dueAt, dates.from, dates.to))
    problems.push({ field: 'dueAt', text: t('请选择 {from} 至 {to} 之间的日期', dates) })
  if (rectifies && recheck === undefined) problems.push({ field: 'recheck', text: t('请选择整改后由谁复核') })
  const text = reason.trim() === '' ? t('请说明与专家意见汇总不一致的理由') : tooLong(t('理由'), reason, longestReason)
  if (departs && text) problems.push({ field: 'reason', text })
  return problems
}

/** The detail of a conclusion that a refusal of the backend is about: a departure without a reason, a date that is over meanwhile. */
export function detailOfCode(code: number | null): DetailProblem['field'] | undefined {
  if (code === 601336) return 'reason'
  return code === 601337 ? 'dueAt' : undefined
}

/** The id suffix of the control that the first problem is about; undefined without one. */
export function wrongDetail(details: Grants | Conclusion | null): string | undefined {
  if (details?.kind === 'conclusion') return details.problems[0]?.field
  const [first] = details?.problems ?? []
  return first && String(first.year ?? details?.granted[0]?.year)
}

/** The data sent with the decision. */
export function detailFacts(
  details: Grants | Conclusion | null,
  { reason = '', dueAt = '', recheck }: Details,
): Readonly<Record<string, unknown>> | undefined {
  if (details === null) return undefined
  if (details.kind === 'grants') return { years: details.granted }
  return {
    ...(details.departs && { reason: reason.trim() }),
    ...(dueAt !== '' && { dueAt: endOfDay(dueAt), recheck }),
  }
}
