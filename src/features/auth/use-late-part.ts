/** A hook that loads a part of the sign-in screen after its first view (code form, quick actions). */

import { useEffect, useState } from 'react'

/** A part of the sign-in screen that loads later. */
interface LatePart<Part> {
  part: Part | null
  /** Loading failed; `again` retries. */
  missing: boolean
  again(): void
}

/**
 * Loads a part on render.
 * @param load a loader by `loadChunk`; a stable function
 * @param after delay in milliseconds
 */
export function useLatePart<Part>(load: () => Promise<Part>, after = 0): LatePart<Part> {
  const [tries, setTries] = useState(1)
  const [come, setCome] = useState<{ part: Part } | 'missing' | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each try
  useEffect(() => {
    let there = true
    const fetchPart = () =>
      load().then(
        (part) => there && setCome({ part }),
        () => there && setCome('missing'),
      )
    const timer = setTimeout(fetchPart, after)
    return () => {
      there = false
      clearTimeout(timer)
    }
  }, [tries])
  return {
    part: come === 'missing' ? null : (come?.part ?? null),
    missing: come === 'missing',
    again: () => {
      setCome(null)
      setTries(tries + 1)
    },
  }
}
