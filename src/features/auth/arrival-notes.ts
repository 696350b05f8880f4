/** Notes for the sign-in page that survive a new document, such as why a login ended; guard and failures leave them. */

import { getSessionEntry, removeSessionEntry, setSessionEntry } from '@/lib/storage/session-storage'

/** Lifetime in seconds: long enough to read after coming back, short enough not to appear tomorrow. */
const lifetime = 600
const key = 'sign-in-notes'

/** Stores why the person is sent to the sign-in page, because a notice does not survive leaving the document. */
export function leaveArrivalNote(note: string): void {
  const notes = readArrivalNotes()
  if (!notes.includes(note)) setSessionEntry(key, JSON.stringify([...notes, note]), lifetime)
}

export function readArrivalNotes(): readonly string[] {
  try {
    const notes: unknown = JSON.parse(getSessionEntry(key) ?? '[]')
    return Array.isArray(notes) ? notes.filter((note) => typeof note === 'string') : []
  } catch {
    return []
  }
}

/** Removes the notes after sign-in. */
export function dropArrivalNotes(): void {
  removeSessionEntry(key)
}
