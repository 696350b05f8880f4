/** Joins the texts of many entries, so that one pass finds a term in all of them. */

import { type MatchableWords, termScore } from './match-entry'
import { hasLetters, type PinyinMatcher } from './pinyin-matcher'

/** What a chunk needs of an entry. */
interface Chunked extends MatchableWords {
  at: number
  slot: number
}

/**
 * Entries whose texts stand one after the other, so that one pass finds a term in all of them. What decides the place of a
 * match stands in typed arrays: thousands of matches are ranked without touching their entries.
 */
export interface SearchChunk<Item extends Chunked> {
  entries: readonly Item[]
  slots: Uint32Array
  ats: Float64Array
  texts: TextRun
  /** Where in the joined texts the number of each entry begins, and its further words. */
  numberAts: Uint32Array
  alsoAts: Uint32Array
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
  const texts = runOf(entries.map(({ text }) => text))
  return {
    entries,
    slots: Uint32Array.from(entries, ({ slot }) => slot),
    ats: Float64Array.from(entries, ({ at }) => at),
    texts,
    numberAts: Uint32Array.from(entries, ({ numberAt }, index) => (texts.starts[index] ?? 0) + numberAt),
    alsoAts: Uint32Array.from(entries, ({ alsoAt }, index) => (texts.starts[index] ?? 0) + alsoAt),
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
 * Calls `found` with the index and the score of each entry that matches all terms. The longest term, which the fewest
 * entries have, finds the candidates; `isHidden` spares what the person may not see the other terms.
 */
export function eachMatch<Item extends Chunked>(
  chunk: SearchChunk<Item>,
  terms: readonly string[],
  pinyin: PinyinMatcher,
  isHidden: (slot: number) => boolean,
  found: (index: number, score: number) => void,
): void {
  const [longest, ...others] = terms
    .toSorted((a, b) => b.length - a.length)
    .map((term) => new TermInChunk(chunk, term, pinyin))
  const count = chunk.entries.length
  if (!longest) return
  candidates: for (let index = longest.next(0); index < count; index = longest.next(index + 1)) {
    if (isHidden(chunk.slots[index] ?? 0)) continue
    let score = longest.score(index)
    for (const term of others) {
      const one = term.score(index)
      if (one === 0) continue candidates
      score += one
    }
    found(index, score)
  }
}

/** One term in the texts of a chunk: as it is written, by pinyin, in the long texts. Ask in ascending order. */
class TermInChunk {
  readonly #chunk: SearchChunk<Chunked>
  readonly #length: number
  readonly #written: Occurrences
  readonly #read: Occurrences | null
  readonly #body: Occurrences | null

  constructor(chunk: SearchChunk<Chunked>, term: string, pinyin: PinyinMatcher) {
    const { texts, bodies } = chunk
    this.#chunk = chunk
    this.#length = term.length
    this.#written = new Occurrences(texts, (from) => texts.text.indexOf(term, from))
    this.#read = hasLetters(term) ? new Occurrences(texts, (from) => pinyin.indexOf(texts.codes, term, from)) : null
    this.#body = bodies && new Occurrences(bodies, (from) => bodies.text.indexOf(term, from))
  }

  /** The first entry with the term, from an index on; the number of entries where there is none. */
  next(from: number): number {
    let next = this.#written.seek(from)
    if (this.#read) next = Math.min(next, this.#read.seek(from))
    return this.#body ? Math.min(next, this.#body.seek(from)) : next
  }

  /** How well it matches an entry; 0: not at all. */
  score(index: number): number {
    const { texts, numberAts, alsoAts } = this.#chunk
    const numberAt = numberAts[index] ?? 0
    const alsoAt = alsoAts[index] ?? 0
    const start = texts.starts[index] ?? 0
    if (this.#written.seek(index) === index) {
      const { at } = this.#written
      const isWhole = texts.codes[at + this.#length] === lineBreak
      return termScore({ start, numberAt, alsoAt }, at, isWhole, 'characters')
    }
    if (this.#read?.seek(index) === index) return termScore({ start, numberAt, alsoAt }, this.#read.at, false, 'pinyin')
    return this.#body?.seek(index) === index ? 1 : 0
  }
}

const lineBreak = 10

/** The first occurrence in each text of a run, looked for as far as it is asked: each part is passed over once. */
class Occurrences {
  /** Where in the run the occurrence is. */
  at = -1
  #index = -1
  readonly #starts: Uint32Array
  readonly #find: (from: number) => number

  constructor({ starts }: TextRun, find: (from: number) => number) {
    this.#starts = starts
    this.#find = find
  }

  /** The first text with an occurrence, from an index on; the number of texts where there is none. */
  seek(from: number): number {
    if (this.#index >= from) return this.#index
    const starts = this.#starts
    const count = starts.length - 1
    if (from >= count) return count
    const at = this.#find(starts[from] ?? 0)
    let index = from
    if (at < 0) index = count
    else while ((starts[index + 1] ?? 0) <= at) index += 1
    this.at = at
    this.#index = index
    return index
  }
}
