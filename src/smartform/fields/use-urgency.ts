import { type FocusEvent, useState } from 'react'
import type { Problem } from '../engine/engine'

/**
 * Whether a field's messages changed while the person is inside it: only then are they worth interrupting for. What
 * was there on entering is read with the field anyway.
 */
export function useUrgency(problems: readonly Problem[]) {
  const key = problems.map((problem) => problem.id + problem.message).join('\n')
  const [keyOnEntering, setKeyOnEntering] = useState<string | null>(null)
  return {
    urgent: keyOnEntering !== null && key !== '' && key !== keyOnEntering,
    onFocus: () => setKeyOnEntering((current) => current ?? key),
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setKeyOnEntering(null)
    },
  }
}
