import { stateOf } from '@/work/kind'
import type { BackendContext } from '../context'
import type { WorkRow } from '../db/rows-work'
import { fail } from '../fail'
import { rulesOf } from './all-rules'
import { kindOf } from './standing'
import { takeStep } from './steps'

/** What a client says beside a step, as far as it is plain data by name. */
export function plainFacts(facts: unknown): Readonly<Record<string, unknown>> {
  return typeof facts === 'object' && facts !== null && !Array.isArray(facts) ? (facts as Record<string, unknown>) : {}
}

/** Begins a work by a person's own doing; 60154 for a kind nobody begins so. */
export function beginWork(context: BackendContext, kind: string, belongsTo: string, facts: unknown): WorkRow {
  const { begin } = rulesOf({ kind })
  if (!begin) return fail(60154)
  const work = begin(context, belongsTo, plainFacts(facts))
  const open = stateOf(kindOf(work), work.state)?.actions.creator ?? []
  // Where nothing can be filled in before, to begin it is the step.
  if (open.includes('BEGIN') && !open.includes('FILL')) takeStep(context, work.id, 'BEGIN')
  return work
}
