import type { WorkAction } from '@/work/kind'
import type { BackendContext } from '../context'
import type { ContentRow, WorkRow } from '../db/rows-work'
import type { Words } from '../domain/inform'
import type { WorkPart } from './standing'

/** A step about to be taken. */
export interface Taking extends WorkPart {
  action: WorkAction
  /** Where it leads. */
  to: string
  opinion: string | null
  /** What was said with the step, by the names its kind gives. */
  facts: Readonly<Record<string, unknown>>
  /** Whether a code sent to the caller's mobile proved who they are. */
  verified: boolean
}

/** What a kind does besides its description, with codes of its own. Each part may be missing. */
export interface WorkRules {
  /** Refuses a step that the description allows but the facts do not. */
  guard?(context: BackendContext, taking: Taking): void
  /** Where a step leads when the facts say otherwise (a signature that is not the last stays). */
  target?(context: BackendContext, taking: Taking): string | undefined
  /** What else a step changes: in the work, and in what follows from it. */
  took?(context: BackendContext, taking: Taking, work: WorkRow): Partial<WorkRow> | undefined
  /** The step of another work that follows from this one, taken by the same person: undefined where none does. */
  follows?(context: BackendContext, taking: Taking, work: WorkRow): { workId: string; action: WorkAction } | undefined
  /** Begins one by a person's own doing; absent: nobody begins it so. */
  begin?(context: BackendContext, belongsTo: string, facts: Readonly<Record<string, unknown>>): WorkRow
  /** What a save of its form changes in the work: title, amount. */
  saved?(content: ContentRow): Partial<WorkRow>
  /** What who made it is told of a step, where the usual words do not say it; what was said with the step follows. */
  says?(context: BackendContext, action: WorkAction, work: WorkRow): { title: Words; content: Words } | undefined
  /** Refuses to take what is whole, before it is handed in: what others still have to do. */
  ready?(context: BackendContext, taking: Taking): void
  /** What else follows from a save, and from its removal. */
  afterSave?(context: BackendContext, content: ContentRow): void
  removed?(context: BackendContext, work: WorkRow): void
  /** Refuses to bring back what something else has taken the place of. */
  restored?(context: BackendContext, work: WorkRow): void
  /** What its kind knows besides what is stored. */
  facts?(context: BackendContext, work: WorkRow): Readonly<Record<string, unknown>> | undefined
  /** Whether what it was for is over, and nothing can be done about it any more. */
  over?(context: BackendContext, work: WorkRow): boolean
  /** Who has a role, in words, where the usual names do not fit. */
  heldBy?(context: BackendContext, work: WorkRow): string | undefined
}
