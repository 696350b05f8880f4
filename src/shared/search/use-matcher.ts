/** Matches texts with a search text, also by pinyin, for menu, palette and help. */

import { useEffect, useState } from 'react'
import { loadChunk } from '@/lib/loading/lazy-import'

/** Whether a text is found by what was typed. */
export type Matcher = (text: string) => boolean

type PinyinMatch = (text: string, query: string) => boolean

const latin = /[a-z]/i

/** Words in any order and case; in Chinese texts also pinyin and its initials, as soon as these are loaded. */
export function matcherOf(query: string, matchesPinyin: PinyinMatch | null): Matcher {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return (text) => {
    const lower = text.toLowerCase()
    return words.every((word) => lower.includes(word) || (latin.test(word) && (matchesPinyin?.(text, word) ?? false)))
  }
}

/** A matcher for what is typed, live. */
export function useMatcher(query: string): Matcher {
  const [pinyin, setPinyin] = useState<{ match: PinyinMatch } | null>(null)
  const isLatin = latin.test(query)
  useEffect(() => {
    if (!isLatin || pinyin) return
    let here = true
    loadChunk(() => import('./pinyin')).then(
      ({ matchesPinyin }) => here && setPinyin({ match: matchesPinyin }),
      // Without it the search still finds what is typed in characters.
      () => {},
    )
    return () => {
      here = false
    }
  }, [isLatin, pinyin])
  return matcherOf(query, pinyin?.match ?? null)
}
