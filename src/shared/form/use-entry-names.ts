/** Loads the English names of dictionary entries in a form's answers; for comparisons and reading views. */

import { useEffect, useState } from 'react'
import { common } from '@/api/common'
import { knowEntryNames } from '@/lib/i18n/dictionary-entry-name'
import { useLocale } from '@/ui/use-t'
import { SearchDictionaryDocument } from '../graphql/dictionaries.common.generated'

/** Dictionaries whose names are known, or on their way. */
const lookups = new Map<string, Promise<void>>()

function learn(type: string): Promise<void> {
  const under =
    lookups.get(type) ??
    common.query(SearchDictionaryDocument, { type }, { background: true }).then(
      ({ dictionaries }) => knowEntryNames(type, dictionaries),
      // Read in Chinese now, and asked for again with the next form.
      () => void lookups.delete(type),
    )
  lookups.set(type, under)
  return under
}

/** The dictionaries a definition asks from, wherever in it. */
function typesIn(definition: unknown): string[] {
  if (typeof definition !== 'object' || definition === null) return []
  const own = 'dictionaryType' in definition ? [String(definition.dictionaryType)] : []
  return [...own, ...Object.values(definition).flatMap(typesIn)]
}

/**
 * Learns in English what the entries of a form's dictionaries are called: contents hold their Chinese names. Whether the form
 * can be drawn: its first time waits for them; nothing waits in Chinese.
 */
export function useEntryNames(definition: unknown): boolean {
  const english = useLocale() === 'en'
  const [ready, setReady] = useState<unknown>()
  const [visible, setVisible] = useState(false)
  useEffect(() => {
    if (!definition || !english) return
    let isCurrent = true
    void Promise.all([...new Set(typesIn(definition))].map(learn)).then(() => isCurrent && setReady(definition))
    return () => {
      isCurrent = false
    }
  }, [definition, english])
  const known = !english || ready === definition
  // What is open is never taken away for it.
  if (known && definition && !visible) setVisible(true)
  return known || visible
}
