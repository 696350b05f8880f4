/** Matches Chinese texts with typed pinyin, for menu and help search. */
import { match } from 'pinyin-pro'

/**
 * Whether a Chinese text is found by pinyin: initials (`wdxm`), whole syllables, or a mixture, from neighbouring characters.
 * Characters read in several ways are found by each. A chunk of its own, loaded at the first Latin letter somebody types.
 */
export function matchesPinyin(text: string, query: string): boolean {
  return match(text, query, { precision: 'start', continuous: true }) !== null
}
