import { failureOf, failureText } from '@/api/errors/failure'
import { workflow } from '@/api/workflow'
import { entryCall } from '@/shared/entry-refusal'
import { serverProblems } from '@/shared/server-problems'
import type { NamedProblem } from '@/smartform/engine/engine'
import { SubmitWorkDocument, type WorkRowFragment } from './graphql/works.workflow.generated'
import { findBaseKind } from './kinds/base-kinds'

/** What came of handing in. `outdated`: something was changed elsewhere that the submitter has not seen (60408). */
type Handed =
  | { kind: 'submitted'; work: WorkRowFragment }
  | { kind: 'problems'; problems: NamedProblem[] }
  | { kind: 'outdated'; message: string }
  | { kind: 'failed'; message: string }

/** The form's rules are broken; the problems stand beside the code. */
const rulesBroken = 60405
const changedElsewhere = 60408

/**
 * Hands a work in as its filler has seen it; a refusal is told in the words its kind is bound with. Never rejects; whatever the answer,
 * nothing typed is lost.
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
