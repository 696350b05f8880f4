/** Starts a reviewer's remark at a clicked place of the document. */
import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Remark } from './remark'

/** The remarks with one at this place: an empty one that exists there, or a new one at the end. */
export function withRemarkAt(remarks: readonly Remark[], path: string): readonly Remark[] {
  return remarks.some((remark) => remark.path === path && remark.text === '')
    ? remarks
    : [...remarks, { path, text: '', need: 'required' }]
}

/** Starts a remark where the reviewer clicks in the document, and focuses it. */
export function usePinned(
  pinned: { path: string } | undefined,
  form: RefObject<HTMLFormElement | null>,
  begin: (path: string) => void,
): void {
  const latest = useRef(begin)
  latest.current = begin
  // Before the next paint, so that the remark exists when it is focused.
  useLayoutEffect(() => {
    if (pinned === undefined) return
    latest.current(pinned.path)
    const frame = requestAnimationFrame(() => {
      const texts = form.current?.querySelectorAll<HTMLElement>('[data-remark]') ?? []
      texts[texts.length - 1]?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [pinned, form])
}
