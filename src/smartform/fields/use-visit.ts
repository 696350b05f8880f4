/** A hook that tells the engine when a person enters and leaves a field or cell. */
import { type FocusEvent, useRef, useState } from 'react'
import { jsonEqual } from '@/lib/collections/json-equal'
import type { FieldState, FormEngine } from '../engine/engine'
import type { FieldValue } from '../schema/values'

/**
 * Tracks a person's visit to a field or cell by the events of its element. Leaving a changed one shows format errors
 * and violated rules (not missing answers). `urgent`: its messages changed during the visit; others are read with the
 * field anyway.
 */
export function useVisit(engine: FormEngine, state: Pick<FieldState, 'path' | 'problems'> | undefined) {
  const path = state?.path ?? ''
  const key = (state?.problems ?? []).map((problem) => problem.id + problem.message).join('\n')
  const [keyOnEntering, setKeyOnEntering] = useState<string | null>(null)
  const entered = useRef<{ value: FieldValue } | null>(null)
  const valueNow = () => engine.field(path)?.value ?? null
  return {
    urgent: keyOnEntering !== null && key !== '' && key !== keyOnEntering,
    onFocus() {
      entered.current ??= { value: valueNow() }
      setKeyOnEntering((current) => current ?? key)
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
      // Another window was focused, not another field.
      const still = currentTarget.contains(relatedTarget) || currentTarget.contains(document.activeElement)
      if (still) return
      const before = entered.current
      entered.current = null
      setKeyOnEntering(null)
      const now = valueNow()
      if (before && before.value !== now && !jsonEqual(before.value, now))
        afterPointerPress(() => engine.reveal({ paths: [path] }, 'format'))
    },
  }
}

let isPressed = false
let waiting: (() => void)[] = []

function released() {
  isPressed = false
  setTimeout(() => {
    const due = waiting
    waiting = []
    for (const run of due) run()
  })
}

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => (isPressed = true), true)
  for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, released, true)
}

/**
 * Runs at once, or after pointer release: content that appears while a button is held would move it away from the
 * pointer.
 */
function afterPointerPress(run: () => void): void {
  if (isPressed) waiting.push(run)
  else run()
}
