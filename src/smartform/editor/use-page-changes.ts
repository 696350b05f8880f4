import { useEffect, useRef } from 'react'
import type { FormEngine } from '../engine/engine'
import { focusField } from '../fields/field-id'
import type { Path } from '../schema/values'

function focusHeading() {
  document.querySelector<HTMLElement>('h1.page-title')?.focus()
}

/**
 * What happens when the person turns to another page: the one they left is checked for what is malformed (never for what
 * is merely missing), and the focus goes to the field they meant, or to the heading.
 */
export function usePageChanges(engine: FormEngine, pageId: string, focusPath: Path | null) {
  const shown = useRef<{ pageId: string; focusPath: Path | null }>({ pageId, focusPath: null })
  useEffect(() => {
    const before = shown.current
    shown.current = { pageId, focusPath }
    const turned = before.pageId !== pageId
    if (turned) engine.reveal({ page: before.pageId }, 'format')
    if (focusPath === null || (!turned && before.focusPath === focusPath)) {
      if (turned) focusHeading()
      return
    }
    if (!focusField(focusPath)) return
    // The portal moves the focus to the heading after each change of address; a field that was asked for comes after.
    const timer = setTimeout(() => {
      if (document.activeElement?.matches('h1.page-title')) focusField(focusPath)
    })
    return () => clearTimeout(timer)
  }, [engine, pageId, focusPath])
}
