/** A hook that asks the backend's search while the user types; only the answer to the newest text counts. */

import { useEffect, useState } from 'react'
import { common } from '@/api/common'
import { failureText } from '@/api/errors/failure'
import { SearchDocument, type SearchQuery } from './search.common.generated'

export type FoundGroup = SearchQuery['search'][number]

/** Longest text that the backend takes. */
export const longestSearch = 100
/** Pause after the last key before the backend is asked, in milliseconds. */
const debounceMs = 150

/** What one text led to. */
type Outcome = { text: string } & ({ groups: readonly FoundGroup[] } | { failure: unknown })

/**
 * Asks the backend's search while somebody types. Only the answer to the text in the field counts: a request for an earlier one
 * is broken off, and its groups go with the next key, so that Enter never opens what was not typed.
 */
export function useSearch(typed: string, isOpen: boolean) {
  const text = typed.trim()
  const tooLong = text.length > longestSearch
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry asks the same again
  useEffect(() => {
    if (!isOpen || text === '' || tooLong) return
    const controller = new AbortController()
    const { signal } = controller
    const ask = () =>
      common.query(SearchDocument, { text }, { fetchPolicy: 'no-cache', background: true, signal }).then(
        ({ search }) => !signal.aborted && setOutcome({ text, groups: search }),
        (failure) => !signal.aborted && setOutcome({ text, failure }),
      )
    const timer = setTimeout(() => void ask(), debounceMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [text, tooLong, isOpen, attempt])
  const current = outcome?.text === text ? outcome : null
  return {
    groups: current && 'groups' in current && text !== '' ? current.groups : [],
    failureText: current && 'failure' in current ? failureText(current.failure) : undefined,
    tooLong,
    loading: text !== '' && !tooLong && current === null,
    retry() {
      setOutcome(null)
      setAttempt((before) => before + 1)
    },
  }
}
