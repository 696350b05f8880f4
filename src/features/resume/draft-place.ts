import type { DraftPlace } from '@/lib/drafts/draft-store'
import type { ResumeKind } from '@/lib/resume/resume-kinds'

/** Stands for an entry that is not saved yet. */
export const newEntry = 'new'

/** Where what was typed for an entry and not saved is kept. */
export function draftPlace(userId: string, kind: ResumeKind, id: string): DraftPlace {
  return { userId, thing: `resume:${kind}:${id}` }
}
