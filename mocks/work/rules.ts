/**
 * The interface `WorkRules`: what a kind of work may add to its description in the backend (checks, codes, effects of
 * a step); each file of `kinds/` implements it.
 */

import type { WorkAction } from '@/work/kind'
import type { BackendContext } from '../context'
import type { ContentRow, WorkRow } from '../db/rows-work'
import type { Words } from '../domain/inform'
import type { WorkPart } from './viewer-roles'

/** A step before it is taken. */
export interface Taking extends WorkPart {
  action: WorkAction
  /** The target state. */
  to: string
  opinion: string | null
  /** The data sent with the step, by the kind's names. */
  facts: Readonly<Record<string, unknown>>
  /** Whether a code sent to the caller's mobile proved their identity. */
  verified: boolean
}

/** A kind's rules besides its description, with their own codes. Each member is optional. */
export interface WorkRules {
  /** Refuses a step that the description allows but the facts do not. */
  guard?(context: BackendContext, taking: Taking): void
  /** Overrides the target state where the facts require it (a signature that is not the last keeps the state). */
  target?(context: BackendContext, taking: Taking): string | undefined
  /** Further changes of a step: in the work item, and in what follows from it. */
  took?(context: BackendContext, taking: Taking, work: WorkRow): Partial<WorkRow> | undefined
  /** A step of another work item that follows from this one, taken by the same person; undefined for none. */
  follows?(context: BackendContext, taking: Taking, work: WorkRow): { workId: string; action: WorkAction } | undefined
  /** The new state of another work item whose reviews this one completes; the backend takes that step itself (RULE). */
  settles?(context: BackendContext, work: WorkRow): { workId: string; to: string } | undefined
  /** Starts a work item on a person's own initiative; absent: nobody can. */
  begin?(context: BackendContext, belongsTo: string, facts: Readonly<Record<string, unknown>>): WorkRow
  /** A form save's changes to the work item: title, amount. */
  saved?(content: ContentRow): Partial<WorkRow>
  /** The creator's message about a step, where the default text does not fit; the opinion follows it. */
  resultMessage?(
    context: BackendContext,
    action: WorkAction,
    work: WorkRow,
  ): { title: Words; content: Words } | undefined
  /** Checks before a complete content is submitted: tasks that others still have to do. */
  ready?(context: BackendContext, taking: Taking): void
  /** Further effects of a save, and of its removal. */
  afterSave?(context: BackendContext, content: ContentRow): void
  removed?(context: BackendContext, work: WorkRow): void
  /** Refuses to restore a work item that something else has replaced; undoes what `removed` did beside it. */
  restored?(context: BackendContext, work: WorkRow): void
  /** Actions that the description opens but the facts close now; `guard` refuses them with their code. */
  withholds?(context: BackendContext, work: WorkRow): readonly WorkAction[]
  /** Further facts of its kind, computed on reading. */
  facts?(context: BackendContext, work: WorkRow): Readonly<Record<string, unknown>> | undefined
  /** Whether its purpose is over, so that nothing can be done about it any more. */
  over?(context: BackendContext, work: WorkRow): boolean
  /** From when on it is to be done, where that is later than the beginning of its state; null otherwise. */
  startsAt?(context: BackendContext, work: WorkRow): number | null
  /** The holder of a role as text, where the default name does not fit. */
  heldBy?(context: BackendContext, work: WorkRow): string | undefined
}
