/** Undo and redo by key for the whole workshop, except in dialogs. */

import { useEffect, useRef } from 'react'
import type { Workshop } from './use-workshop'

/** Ctrl+Z and Ctrl+Shift+Z, or ⌘, besides the buttons; a dialog keeps its own keys. */
export function useUndoKeys(workshop: Pick<Workshop, 'undo' | 'redo'>): void {
  const latest = useRef(workshop)
  useEffect(() => {
    latest.current = workshop
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' || event.defaultPrevented) return
      if (event.target instanceof Element && event.target.closest('[role="dialog"]')) return
      event.preventDefault()
      if (event.shiftKey) latest.current.redo()
      else latest.current.undo()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
