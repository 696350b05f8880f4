import { useEffect, useState } from 'react'

/** A part of the sign-in screen that comes after it, for its size. */
interface LatePart<Part> {
  part: Part | null
  /** It did not come; `again` asks for it once more. */
  missing: boolean
  again(): void
}

/**
 * Fetches a part when it is drawn.
 * @param load by `loadChunk`; the same at each drawing
 * @param after how long later, in milliseconds
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
