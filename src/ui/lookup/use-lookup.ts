/** A hook that requests the options of a lookup while the user types. */

import debounce from 'lodash/debounce'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'

interface Lookup<T> {
  options: readonly T[]
  state: 'idle' | 'loading' | 'loaded' | 'failed'
  /** Queries after typing pauses. */
  type(keyword: string): void
  /** Queries everything at once, on opening; but a word that opened the list (pasted, or by an input method) is queried itself. */
  open(): void
  /** Queries at once, as a retry. */
  now(): void
}

/** Queries while the user types, debounced by `wait` ms. Responses to older keywords are ignored. */
export function useLookup<T>(find: (keyword: string) => Promise<readonly T[]>, wait: number): Lookup<T> {
  const [options, setOptions] = useState<readonly T[]>([])
  const [state, setState] = useState<Lookup<T>['state']>('idle')
  const lastRequest = useRef(0)
  const keyword = useRef('')
  const latest = useRef(find)
  useLayoutEffect(() => {
    latest.current = find
  })

  const actions = useMemo(() => {
    let typing = false
    const search = async () => {
      typing = false
      lastRequest.current += 1
      const question = lastRequest.current
      setState('loading')
      try {
        const found = await latest.current(keyword.current)
        if (question !== lastRequest.current) return
        setOptions(found)
        setState('loaded')
      } catch {
        // The transport announces failures; here the field offers to try again.
        if (question === lastRequest.current) setState('failed')
      }
    }
    const later = debounce(search, wait)
    return {
      type(typed: string) {
        keyword.current = typed.trim()
        typing = true
        later()
      },
      open() {
        if (typing) return
        keyword.current = ''
        void search()
      },
      now() {
        later.cancel()
        void search()
      },
      cancel: later.cancel,
    }
  }, [wait])

  useEffect(
    () => () => {
      actions.cancel()
      lastRequest.current += 1
    },
    [actions],
  )
  return { options, state, type: actions.type, open: actions.open, now: actions.now }
}
