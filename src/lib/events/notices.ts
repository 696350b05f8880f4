/** The store of notices (success, failure): the corner of the page shows them, the header lists the last ones. */

import { createListeners } from './listeners'

type NoticeKind = 'error' | 'warning' | 'success' | 'info'

/** A short message to the person, already translated. */
export interface Notice {
  kind: NoticeKind
  title: string
  text: string
  /** A link to where the problem can be solved: its label, and its action. */
  way?: { label: string; go(): void }
  /** Seconds on screen; 0 until closed. */
  seconds: number
}

/** A notice with a running number and its timestamp in milliseconds since 1970-01-01T00:00Z. */
export interface RecentNotice extends Notice {
  id: number
  at: number
}

/** Size of the list of recent messages. */
const maxStored = 20
let recent: readonly RecentNotice[] = []
let lastId = 0
const { listen, notify: notifyListeners } = createListeners()

/**
 * Shows a notice for its seconds. It stays in the list of recent messages, because four seconds are not enough for
 * everyone.
 */
export function notify(notice: Notice): void {
  lastId += 1
  recent = [...recent, { ...notice, id: lastId, at: Date.now() }].slice(-maxStored)
  notifyListeners()
}

/** The last twenty notices, oldest first; the same array until something changes. */
export function recentNotices(): readonly RecentNotice[] {
  return recent
}

export function clearNotices(): void {
  recent = []
  notifyListeners()
}

export const subscribeNotices = listen
