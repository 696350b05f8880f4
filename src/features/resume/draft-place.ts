import type { ResumeKind } from '@/lib/resume/resume-kinds'
import type { TextDraftPlace } from '@/shared/text-draft'

/** Stands for an entry that is not saved yet. */
export const newEntry = 'new'

/** Where what was typed for an entry and not saved is kept. */
export function draftPlace(userId: string, kind: ResumeKind, id: string): TextDraftPlace {
  return { userId, form: `resume:${kind}:${id}` }
}
