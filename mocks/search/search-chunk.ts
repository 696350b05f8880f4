import { type MatchableWords, type MatchWay, scoreOf, termScore } from './match-entry'
import { hasLetters, type PinyinMatcher } from './pinyin-matcher'

/** What a chunk needs of an entry. */
interface Chunked extends MatchableWords {
  slot: number
}

/** Entries whose texts stand one after the other, so that one pass finds a term in all of them. */
export interface SearchChunk<Item extends Chunked> {
  entries: readonly Item[]
  /** The slots of the entries, read without touching these. */
  slots: Uint32Array
  texts: TextRun
  /** Long texts; null where no entry has any. */
  bodies: TextRun | null
}

/** Texts in a row, as a string and as its codes, with the start of each and the end of the last. */
interface TextRun {
  text: string
  codes: Uint16Array
  starts: Uint32Array
}

export function chunkOf<Item extends Chunked>(entries: readonly Item[]): SearchChunk<Item> {
  const hasBodies = entries.some(({ body }) => body !== '')
  return {
    entries,
    slots: Uint32Array.from(entries, ({ slot }) => slot),
    texts: runOf(entries.map(({ text }) => text)),
    bodies: hasBodies ? runOf(entries.map(({ body }) => `${body}\n`)) : null,
  }
}

function runOf(texts: readonly string[]): TextRun {
  const text = texts.join('')
  const starts = new Uint32Array(texts.length + 1)
  for (const [index, one] of texts.entries()) starts[index + 1] = (starts[index] ?? 0) + one.length
  const codes = new Uint16Array(text.length)
  for (let index = 0; index < text.length; index += 1) codes[index] = text.charCodeAt(index)
  return { text, codes, starts }
}

/**
 * Calls `found` with each entry that matches all terms, and its score. The longest term, which the fewest entries have,
 * finds the candidates; `isHidden` spares what the person may not see the other terms.
 */
export function eachMatch<Item extends Chunked>(
  chunk: SearchChunk<Item>,
  terms: readonly string[],
  pinyin: PinyinMatcher,
  isHidden: (slot: number) => boolean,
  found: (entry: Item, score: number) => void,
): void {
  const { entries, slots, texts, bodies } = chunk
  const longest = terms.reduce((before, term) => (term.length > before.length ? term : before), '')
  const others = terms.filter((term) => term !== longest)
  const seen = new Uint8Array(entries.length)
  const judge = (index: number, at: number, way: MatchWay) => {
    if (seen[index] === 1) return
    seen[index] = 1
    const entry = isHidden(slots[index] ?? 0) ? undefined : entries[index]
    if (!entry) return
    let score = termScore(entry, longest, at, way)
    for (const term of others) {
      const codes = texts.codes.subarray(texts.starts[index], texts.starts[index + 1])
      const one = scoreOf(entry, codes, term, pinyin)
      if (one === 0) return
      score += one
    }
    found(entry, score)
  }
  eachWithin(texts, 'characters', (from) => texts.text.indexOf(longest, from), judge)
  if (hasLetters(longest)) eachWithin(texts, 'pinyin', (from) => pinyin.indexOf(texts.codes, longest, from), judge)
  if (bodies) eachWithin(bodies, 'body', (from) => bodies.text.indexOf(longest, from), judge)
}

/** The first match in each text: after it the search goes on in the next text. */
function eachWithin(
  { starts }: TextRun,
  way: MatchWay,
  next: (from: number) => number,
  found: (index: number, at: number, way: MatchWay) => void,
): void {
  let index = 0
  for (let at = next(0); at >= 0; at = next(starts[index] ?? 0)) {
    while ((starts[index + 1] ?? Number.POSITIVE_INFINITY) <= at) index += 1
    found(index, at - (starts[index] ?? 0), way)
    index += 1
    if (index >= starts.length - 1) return
  }
}
