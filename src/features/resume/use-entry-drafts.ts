import { useEffect, useState } from 'react'
import { dropLeft, thingsLeft } from '@/lib/drafts/device-keeper'
import type { ResumeKind } from '@/lib/resume/resume-kinds'
import { useSession } from '@/session/session'
import { draftPlace } from './draft-place'

/**
 * Which entries of a section have something unsaved on this device; looked at again each time a dialog closes.
 * @param editing the entry whose dialog is open, which says so itself
 */
export function useEntryDrafts(kind: ResumeKind, editing: string | null) {
  const { user } = useSession()
  const [things, setThings] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    if (editing !== null) return
    let wanted = true
    void thingsLeft(user.id).then((left) => wanted && setThings(left))
    return () => {
      wanted = false
    }
  }, [user.id, editing])
  const thingOf = (id: string) => draftPlace(user.id, kind, id).thing
  return {
    has: (id: string) => editing !== id && things.has(thingOf(id)),
    /** The person gave it up. */
    drop(id: string) {
      setThings((before) => new Set([...before].filter((thing) => thing !== thingOf(id))))
      void dropLeft(draftPlace(user.id, kind, id))
    },
  }
}
