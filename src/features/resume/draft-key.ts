/** The draft keys of resume entries, for the entry dialog and the list of drafts. */

import type { DraftKey } from '@/lib/drafts/draft-store'
import type { ResumeKind } from '@/lib/resume/resume-kinds'

/** Key of an entry that is not saved yet. */
export const newEntry = 'new'

/** The draft key of an entry. */
export function draftKey(userId: string, kind: ResumeKind, id: string): DraftKey {
  return { userId, thing: `resume:${kind}:${id}` }
}
