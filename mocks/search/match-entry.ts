import { hasLetters, type PinyinMatcher } from './pinyin-matcher'
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

/** How a term was found: as it is written, by pinyin, or in the long text. */
export type MatchWay = 'characters' | 'pinyin' | 'body'

/**
 * How well a term matches that was found at a position. As characters: a title or number that is the term 6, that begins
 * with it 5, a title that contains it 4, a number 3, further words 2. By pinyin half a point less. In the long text 1.
 */
export function termScore({ text, numberAt, alsoAt }: MatchableWords, term: string, at: number, way: MatchWay): number {
  if (way === 'body') return 1
  if (way === 'pinyin') return at === 0 ? 4.5 : at < numberAt ? 3.5 : 1.5
  if (at === 0 || at === numberAt) return text[at + term.length] === '\n' ? 6 : 5
  return at < numberAt ? 4 : at < alsoAt ? 3 : 2
}

/**
 * The score of a term anywhere in the words; 0: not there.
 *
 * @param codes of the characters of `words.text`
 */
export function scoreOf(words: MatchableWords, codes: ArrayLike<number>, term: string, pinyin: PinyinMatcher): number {
  const at = words.text.indexOf(term)
  if (at >= 0) return termScore(words, term, at, 'characters')
  const read = hasLetters(term) ? pinyin.indexOf(codes, term) : -1
  if (read >= 0) return termScore(words, term, read, 'pinyin')
  return words.body.includes(term) ? 1 : 0
}
