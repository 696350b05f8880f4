import debounce from 'lodash/debounce'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { DictionaryValue } from '../../schema/values'
import { useSmartform } from '../smartform-context'

/** How many entries one look-up shows (specification, section 9). */
const limit = 20

interface DictionarySearch {
  options: readonly DictionaryValue[]
  state: 'idle' | 'loading' | 'loaded' | 'failed'
  /** Looks up what was typed 300 ms after the last key. */
  type(keyword: string): void
  /** Looks up at once: on opening, and again after a failure. */
  now(keyword?: string): void
}

/** Looks up the entries of one dictionary; answers that arrive after a newer question are dropped. */
export function useDictionarySearch(dictionaryType: string): DictionarySearch {
  const { ports } = useSmartform()
  const [options, setOptions] = useState<readonly DictionaryValue[]>([])
  const [state, setState] = useState<DictionarySearch['state']>('idle')
  const asked = useRef(0)
  const keyword = useRef('')

  const actions = useMemo(() => {
    const search = async () => {
      asked.current += 1
      const question = asked.current
      setState('loading')
      try {
        const found = await ports.searchDictionary(dictionaryType, keyword.current, limit)
        if (question !== asked.current) return
        setOptions(found)
        setState('loaded')
      } catch {
        // The transport announces failures; here the field offers to try again.
        if (question === asked.current) setState('failed')
      }
    }
    const later = debounce(search, 300)
    return {
      type(typed: string) {
        keyword.current = typed.trim()
        later()
      },
      now(typed?: string) {
        later.cancel()
        if (typed !== undefined) keyword.current = typed.trim()
        void search()
      },
      cancel: later.cancel,
    }
  }, [ports, dictionaryType])

  useEffect(
    () => () => {
      actions.cancel()
      asked.current += 1
    },
    [actions],
  )
  return { options, state, type: actions.type, now: actions.now }
}
