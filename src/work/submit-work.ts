/** Submits a work item and tells the result: submitted, problems of the form, outdated, or failed. */

import { failureOf, failureText } from '@/api/errors/failure'
import { workflow } from '@/api/workflow'
import { serverProblems } from '@/shared/content/server-problems'
import { entryCall } from '@/shared/form/entry-refusal'
import type { NamedProblem } from '@/smartform/engine/engine'
import { SubmitWorkDocument, type WorkRowFragment } from './graphql/works.workflow.generated'
import { findBaseKind } from './kinds/base-kinds'

/** The result of submitting. `outdated`: something was changed elsewhere that the submitter has not seen (60408). */
type Handed =
  | { kind: 'submitted'; work: WorkRowFragment }
  | { kind: 'problems'; problems: NamedProblem[] }
  | { kind: 'outdated'; message: string }
  | { kind: 'failed'; message: string }

/** Rules of the form are broken; the problems are beside the code. */
const rulesBroken = 60405
const changedElsewhere = 60408

/**
 * Submits a work item as its creator has seen it. A refusal is told with the texts of its kind. Never rejects; typed
 * values stay in any case.
 */
export async function submitWork({ id, kind }: { id: string; kind: string }, seenRevision: number): Promise<Handed> {
  try {
    const answer = await workflow.mutate(
      SubmitWorkDocument,
      { id, seenRevision },
      entryCall[findBaseKind(kind)?.entry.words ?? 'declaration'],
    )
    return { kind: 'submitted', work: answer.submitWork }
  } catch (error) {
    const { code, extensions } = failureOf(error)
    const message = failureText(error)
    if (code === changedElsewhere) return { kind: 'outdated', message }
    if (code !== rulesBroken) return { kind: 'failed', message }
    const problems = serverProblems(extensions.problems)
    return problems.length > 0 ? { kind: 'problems', problems } : { kind: 'failed', message }
  }
}
