import { useEffect, useRef } from 'react'
import { refreshStanding } from '@/session/load-session'
import { useUnread } from '@/shared/unread'

/** The system whose messages are about the person: memberships, applications as an expert (specification, section 3). */
const account = 's01'

/**
 * What others decide about the person (an application as an expert, belonging to a unit) is told by a message: as soon as one has come,
 * the session is brought up to date, and with it menu and pages. Messages that were there before tell nothing new.
 */
export function useAccountNews(): void {
  const items = useUnread().data?.inbox.items
  const newest = items && Math.max(0, ...items.filter(({ system }) => system === account).map((one) => one.createDate))
  const known = useRef<number>(undefined)
  useEffect(() => {
    if (newest === undefined) return
    const before = known.current
    known.current = Math.max(newest, before ?? 0)
    if (before !== undefined && newest > before) void refreshStanding()
  }, [newest])
}
