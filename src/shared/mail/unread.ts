/** The store of unread messages and the number of to-dos, for bell, home and menu. */

import { useEffect, useSyncExternalStore } from 'react'
import { failureText } from '@/api/errors/failure'
import { message } from '@/api/message'
import { onEndpointsReset } from '@/api/reset-endpoints'
import { currentToken } from '@/api/transport'
import { createListeners } from '@/lib/events/listeners'
import { setUnreadCount } from '@/lib/events/unread-count'
import { useMaybeSession } from '@/session/session'
import { UnreadMessagesDocument, type UnreadMessagesQuery } from '../graphql/messages.message.generated'
import { onMailChange } from './mail-changes'

/** The systems whose messages the portal shows (specification, section 9). */
export const visibleSystems = ['s01', 's02', 's09', 's10', 's23']

/** How many messages of a type, and how many to-dos, bell and home show (specification, section 9). */
export const newestCount = 5

/**
 * The newest unread messages of both types (`newestCount` each), the numbers of unread messages, and
 * the number of to-dos.
 */
export type UnreadMessages = UnreadMessagesQuery

interface Unread {
  /** Absent until the first response. */
  data?: UnreadMessages
  /** The failure of the newest request. */
  failureText?: string
}

/** A response counts as fresh for this time, in milliseconds; other components of the page do not request it again. */
const fresh = 3_000

const nothing: Unread = {}
let last: Unread = nothing
/**
 * The number of the newest request, and of the request whose response is visible. Responses of older requests are
 * ignored.
 */
let lastRequest = 0
let answered = 0
/** When the last response arrived, in milliseconds since the document started. */
let answeredAt = Number.NEGATIVE_INFINITY
let pending: Promise<void> | null = null
const { listen, notify, isEmpty } = createListeners()

function show(next: Unread): void {
  last = next
  setUnreadCount(unreadTotal(next.data) ?? 0)
  notify()
}

/** The number of unread notices and messages; undefined while unknown. */
export function unreadTotal(unread: UnreadMessages | undefined): number | undefined {
  return unread && unread.notices.total + unread.inbox.total
}

/**
 * Requests the unread messages again for all components that show them. Never rejects: on a failure the visible data
 * stays.
 */
export function refreshUnread(): Promise<void> {
  lastRequest += 1
  const turn = lastRequest
  const token = currentToken()
  const isLate = () => turn < answered || token !== currentToken()
  const question = message
    .query(
      UnreadMessagesDocument,
      { system: visibleSystems, pageNo: 1, pageSize: newestCount },
      {
        fetchPolicy: 'no-cache',
        background: true,
        // For this login only; the response of an earlier request cannot replace it.
        token,
      },
    )
    .then(
      (data) => {
        if (isLate()) return
        answered = turn
        answeredAt = performance.now()
        show({ data })
      },
      (error: unknown) => {
        if (!isLate() && turn === lastRequest) show({ ...last, failureText: failureText(error) })
      },
    )
    .finally(() => {
      if (pending === question) pending = null
    })
  pending = question
  return question
}

/**
 * Removes a message from the unread ones at once, after the backend confirmed it. Ignores the responses of earlier
 * requests, which still contain it.
 */
export function dropUnread(id: string, type: 'NOTICE' | 'INBOX'): void {
  lastRequest += 1
  answered = lastRequest
  const { data } = last
  if (!data) return
  const pile = type === 'NOTICE' ? 'notices' : 'inbox'
  const { total, items } = data[pile]
  const rest = { ...data[pile], total: Math.max(0, total - 1), items: items.filter(({ _id }) => _id !== id) }
  show({ ...last, data: { ...data, [pile]: rest } })
}

function forget(): Promise<void> {
  lastRequest += 1
  answered = lastRequest
  answeredAt = Number.NEGATIVE_INFINITY
  pending = null
  show(nothing)
  return Promise.resolve()
}
onEndpointsReset(forget)
onMailChange(() => {
  if (!isEmpty()) void refreshUnread()
})

/**
 * The unread messages and the number of to-dos. Bell, home, mail and the document's title all read this store, so they
 * always agree. Each page that shows them requests them again, except when a fresh response exists; so does each login,
 * and each change in another tab.
 */
export function useUnread(): Unread {
  const session = useMaybeSession()
  useEffect(() => {
    if (session && !pending && performance.now() - answeredAt > fresh) void refreshUnread()
  }, [session])
  return useSyncExternalStore(listen, () => last)
}
