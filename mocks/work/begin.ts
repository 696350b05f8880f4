/** Begins a work item on a person's own initiative; for the workflow resolvers and seeds. */
import { recordOf } from '@/lib/collections/record'
import { stateOf } from '@/work/kind'
import type { BackendContext } from '../context'
import type { WorkRow } from '../db/rows-work'
import { fail } from '../fail'
import { rulesOf } from './all-rules'
import { takeStep } from './steps'
import { kindOf } from './viewer-roles'

/** Starts a work item on a person's own initiative; 60154 for a kind that nobody starts this way. */
export function beginWork(context: BackendContext, kind: string, belongsTo: string, facts: unknown): WorkRow {
  const { begin } = rulesOf({ kind })
  if (!begin) return fail(60154)
  const work = begin(context, belongsTo, recordOf(facts))
  const open = stateOf(kindOf(work), work.state)?.actions.creator
  // Where no form has to be filled in before, starting it is the step.
  if (open?.includes('BEGIN') && !open.includes('FILL')) takeStep(context, work.id, 'BEGIN')
  return work
}
