/** The commission's letter about a work item, on its page; its section loads only where a letter is in force. */
import { lazyPart } from '@/ui/lazy-part'
import type { WorkRowFragment } from '../graphql/works.workflow.generated'
import { findKind } from '../kinds/all'
import { letterState } from '../letter-state'

const DecisionLetter = lazyPart(() => import('./DecisionLetter').then((module) => module.DecisionLetter))

export function LetterInForce({ work }: { work: WorkRowFragment }) {
  const kind = findKind(work.kind, work.kindVersion)
  const state = kind && letterState(kind, work)
  return state === undefined ? null : <DecisionLetter work={work} state={state} />
}
