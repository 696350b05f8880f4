/** Scores how well a term fits a searchable entry: in the title or elsewhere, at the start or inside, as characters or pinyin. */

import { searchText } from './search-text'

/** The words by which something is found. */
export interface SearchWords {
  title: string
  number?: string | null
  /** Further words that a person may know it by: its applicant, its unit. */
  also?: readonly (string | null | undefined)[]
  /** Long text, searched as it is written, without pinyin. */
  body?: string
}

/** The words, ready to be compared. */
export interface MatchableWords {
  /** Title, number and further words, one per line. */
  text: string
  numberAt: number
  alsoAt: number
  body: string
}

export function matchableWords({ title, number, also = [], body }: SearchWords): MatchableWords {
  const [head, middle] = [searchText(title), searchText(number ?? '')]
  const more = also.map((word) => searchText(word ?? '')).filter(Boolean)
  const numberAt = head.length + 1
  return {
    text: [head, middle, ...more].join('\n').concat('\n'),
    numberAt,
    alsoAt: numberAt + middle.length + 1,
    body: body ? searchText(body) : '',
  }
}

/** Where the parts of an entry's words begin. */
interface WordPlaces {
  start: number
  numberAt: number
  alsoAt: number
}

/**
 * How well a term matches that was found at a position. As characters: a title or number that is the term (`isWhole`) 6,
 * that begins with it 5, a title that contains it 4, a number 3, further words 2. By pinyin half a point less.
 */
export function termScore(
  { start, numberAt, alsoAt }: WordPlaces,
  at: number,
  isWhole: boolean,
  way: 'characters' | 'pinyin',
): number {
  if (way === 'pinyin') return at === start ? 4.5 : at < numberAt ? 3.5 : 1.5
  if (at === start || at === numberAt) return isWhole ? 6 : 5
  return at < numberAt ? 4 : at < alsoAt ? 3 : 2
}
