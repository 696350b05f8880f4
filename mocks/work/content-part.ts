import { stateOf } from '@/work/kind'
import type { BackendContext } from '../context'
import type { UserRow } from '../db/rows'
import type { ContentRow } from '../db/rows-work'
import { fail } from '../fail'
import { rulesOf } from './all-rules'
import { fills } from './fillers'
import { requireWork } from './standing'
import { takeStep } from './steps'

/** How the caller stands to a content, whatever kind of work it is of. */
export interface ContentPart {
  caller: UserRow
  /** Whether the caller fills it in, now or in another state: such a person sees what is not handed in yet. */
  fills: boolean
  /** Whether it may be changed now; else why not, in words, and the code a change is refused with. */
  editable: boolean
  lockedReason: string | null
  lockedCode: number
  /** Whether it came back and is being corrected. */
  correcting: boolean
  /** Writes what a save means for the work: its title, its amount, that it was begun. */
  saved(content: ContentRow): void
}

/** 60401 for a content there is none of, 60154 for who may not read it. */
export function contentPart(context: BackendContext, contentId: string): ContentPart {
  const { caller, work, kind, standing, actions } = requireWork(context, contentId, 60401)
  const state = stateOf(kind, work.state)
  const editable = actions.includes('FILL')
  const filler = fills(kind, standing)
  const locked = filler
    ? `${kind.noun}目前状态为“${state?.label ?? work.state}”，不能修改。`
    : `您可以查看这份${kind.noun}，只有填报人可以修改。`
  return {
    caller,
    fills: filler,
    editable,
    lockedReason: editable ? null : locked,
    lockedCode: filler ? (state?.refusals?.FILL ?? 60402) : 60154,
    correcting: work.opinion !== null && state?.holder === 'creator',
    saved(content) {
      const { db, now } = context
      if (actions.includes('BEGIN')) takeStep(context, contentId, 'BEGIN')
      const { saved, afterSave } = rulesOf(work)
      db.works.update(contentId, { ...saved?.(content), modifiedAt: now })
      afterSave?.(context, content)
    },
  }
}

/** A content its filler may change now: 60401 unknown, 60154 another person's, 60402 or the kind's own code handed in. */
export function requireEditable(
  context: BackendContext,
  contentId: string,
): { content: ContentRow; caller: UserRow; part: ContentPart } {
  const part = contentPart(context, contentId)
  const content = context.db.contents.get(contentId) ?? fail(60401)
  if (!part.editable) fail(part.lockedCode)
  return { content, caller: part.caller, part }
}
