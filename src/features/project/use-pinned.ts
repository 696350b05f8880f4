import { type RefObject, useEffect, useRef } from 'react'
import type { FieldNote } from './review-rules'

/** The notes with one at this place: the one begun there and left empty, or a new one at the end. */
export function withNoteAt(notes: readonly FieldNote[], path: string): readonly FieldNote[] {
  return notes.some((note) => note.path === path && note.text === '') ? notes : [...notes, { path, text: '' }]
}

/** Begins a comment wherever the reviewer points in the document, and puts the cursor into it. */
export function usePinned(
  pinned: { path: string } | undefined,
  form: RefObject<HTMLFormElement | null>,
  begin: (path: string) => void,
): void {
  const latest = useRef(begin)
  latest.current = begin
  useEffect(() => {
    if (pinned === undefined) return
    latest.current(pinned.path)
    const frame = requestAnimationFrame(() => {
      const texts = form.current?.querySelectorAll<HTMLElement>('[data-note]') ?? []
      texts[texts.length - 1]?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [pinned, form])
}
