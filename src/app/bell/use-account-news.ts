/** Reloads the session when a message says that the person's rights have changed. */

import { useEffect, useRef } from 'react'
import { refreshPermissions } from '@/session/load-session'
import { useUnread } from '@/shared/mail/unread'

/** The system of messages about the person: memberships, expert applications (specification, section 3). */
const account = 's01'

/**
 * Reloads the session when a new message tells of a decision about the person (an expert application, a membership), so
 * that menu and pages follow. Older messages change nothing.
 */
export function useAccountNews(): void {
  const items = useUnread().data?.inbox.items
  const newest =
    items && Math.max(0, ...items.filter(({ system }) => system === account).map((item) => item.createDate))
  const known = useRef<number>(undefined)
  useEffect(() => {
    if (newest === undefined) return
    const before = known.current
    known.current = Math.max(newest, before ?? 0)
    if (before !== undefined && newest > before) void refreshPermissions()
  }, [newest])
}
