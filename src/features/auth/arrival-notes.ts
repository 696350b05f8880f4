import { keepEntry, readEntry, removeEntry } from '@/lib/session-entries'

/** Long enough to read after coming back from another window, short enough not to greet tomorrow's visitor. */
const lifetime = 600
const key = 'sign-in-notes'

/**
 * Why the person is sent to the sign-in page, in their language: said there, since a notification given before the page is left
 * does not survive it.
 */
export function leaveArrivalNote(note: string): void {
  const notes = readArrivalNotes()
  if (!notes.includes(note)) keepEntry(key, JSON.stringify([...notes, note]), lifetime)
}

export function readArrivalNotes(): readonly string[] {
  try {
    const notes: unknown = JSON.parse(readEntry(key) ?? '[]')
    return Array.isArray(notes) ? notes.filter((note) => typeof note === 'string') : []
  } catch {
    return []
  }
}

/** They have done their work once the person is in. */
export function dropArrivalNotes(): void {
  removeEntry(key)
}
