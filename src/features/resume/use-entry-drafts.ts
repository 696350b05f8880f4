/** Finds entries of a resume section that have an unsaved draft. */
import { useEffect, useState } from 'react'
import { dropDrafts, keysOfLeftDrafts } from '@/lib/drafts/left-drafts'
import type { ResumeKind } from '@/lib/resume/resume-kinds'
import { useSession } from '@/session/session'
import { draftKey } from './draft-key'

const without = (things: ReadonlySet<string>, text: string) => new Set([...things].filter((thing) => thing !== text))

/**
 * Entries of a section with an unsaved draft; checked again when a dialog closes.
 * @param editing the entry in the open dialog, which reports itself
 */
export function useEntryDrafts(kind: ResumeKind, editing: string | null) {
  const { user } = useSession()
  const [things, setThings] = useState<ReadonlySet<string>>(new Set())
  const thingOf = (id: string) => draftKey(user.id, kind, id).thing
  const opened = editing === null ? null : thingOf(editing)
  useEffect(() => {
    if (opened !== null) {
      // Known once the device was asked again after closing.
      setThings((before) => without(before, opened))
      return
    }
    let isCurrent = true
    void keysOfLeftDrafts(user.id).then((remainingDrafts) => isCurrent && setThings(remainingDrafts))
    return () => {
      isCurrent = false
    }
  }, [user.id, opened])
  return {
    has: (id: string) => editing !== id && things.has(thingOf(id)),
    /** The person discarded it. */
    drop(id: string) {
      setThings((before) => without(before, thingOf(id)))
      void dropDrafts(draftKey(user.id, kind, id))
    },
  }
}
