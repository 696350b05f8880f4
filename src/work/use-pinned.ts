import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Remark } from './remark'

/** The remarks with one at this place: the one begun there and left empty, or a new one at the end. */
export function withRemarkAt(remarks: readonly Remark[], path: string): readonly Remark[] {
  return remarks.some((one) => one.path === path && one.text === '')
    ? remarks
    : [...remarks, { path, text: '', need: 'required' }]
}

/** Begins a remark wherever the reviewer points in the document, and puts the cursor into it. */
export function usePinned(
  pinned: { path: string } | undefined,
  form: RefObject<HTMLFormElement | null>,
  begin: (path: string) => void,
): void {
  const latest = useRef(begin)
  latest.current = begin
  // Before the next paint, so that the remark stands there when the cursor comes.
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
