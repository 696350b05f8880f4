import { createListeners } from './listeners'

type NoticeKind = 'error' | 'warning' | 'success' | 'info'

/** A short message to the person, already in their language. */
export interface Notice {
  kind: NoticeKind
  title: string
  text: string
  /** Where it can be put right: how the way is called, and how to go it. */
  way?: { label: string; go(): void }
  /** Seconds it stays on screen; 0 until closed. */
  seconds: number
}

/** A notice that was given: its number counts up, `at` is in milliseconds since 1970-01-01T00:00Z. */
export interface KeptNotice extends Notice {
  id: number
  at: number
}

/** How many the list of recent messages holds. */
const kept = 20
let recent: readonly KeptNotice[] = []
let lastId = 0
const { listen, tell } = createListeners()

/**
 * Gives a notice. Whoever draws notices shows it for its seconds; it stays readable in the list of recent messages, since
 * four seconds are not enough for everyone.
 */
export function notify(notice: Notice): void {
  lastId += 1
  recent = [...recent, { ...notice, id: lastId, at: Date.now() }].slice(-kept)
  tell()
}

/** The last twenty, oldest first; the same array until something changes. */
export function recentNotices(): readonly KeptNotice[] {
  return recent
}

export function clearNotices(): void {
  recent = []
  tell()
}

export const subscribeNotices = listen
