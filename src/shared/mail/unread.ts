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

/** The newest unread of both kinds, five each as the popup shows (specification, section 9), and how many there are; how many todos. */
export type UnreadMessages = UnreadMessagesQuery

interface Unread {
  /** Absent until the first answer. */
  data?: UnreadMessages
  /** What went wrong with the newest question. */
  failureText?: string
}

/** For how long what was answered is not asked for again by another part of the same page, in milliseconds. */
const fresh = 3_000

const nothing: Unread = {}
let last: Unread = nothing
/** The number of the newest question, and of the newest whose answer is shown: what comes later is older and left. */
let lastRequest = 0
let answered = 0
/** When an answer came last, in milliseconds of the document. */
let answeredAt = Number.NEGATIVE_INFINITY
let pending: Promise<void> | null = null
const { listen, notify, isEmpty } = createListeners()

function show(next: Unread): void {
  last = next
  setUnreadCount(unreadTotal(next.data) ?? 0)
  notify()
}

/** How many notices and messages are unread; undefined while it is not known. */
export function unreadTotal(unread: UnreadMessages | undefined): number | undefined {
  return unread && unread.notices.total + unread.inbox.total
}

/** Asks anew what is unread, for all who show it. Never rejects: what is shown stays. */
export function refreshUnread(): Promise<void> {
  lastRequest += 1
  const turn = lastRequest
  const token = currentToken()
  const isLate = () => turn < answered || token !== currentToken()
  const question = message
    .query(
      UnreadMessagesDocument,
      { system: visibleSystems, pageNo: 1, pageSize: 5 },
      {
        fetchPolicy: 'no-cache',
        background: true,
        // Of this login alone, and never answered by what an earlier question brings.
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

/** One message fewer is unread, at once: the backend has said so. What was asked before that says otherwise, and is left. */
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
 * What is unread and how many todos there are: the one place that bell, home, mail and the document's title read, so that they
 * agree at any moment; asked anew by each page that shows it (not by a first one for which the bell did just now), for each login, and whenever another tab changed something.
 */
export function useUnread(): Unread {
  const session = useMaybeSession()
  useEffect(() => {
    if (session && !pending && performance.now() - answeredAt > fresh) void refreshUnread()
  }, [session])
  return useSyncExternalStore(listen, () => last)
}
