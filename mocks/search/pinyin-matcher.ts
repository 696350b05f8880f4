/** Matches search terms with Chinese texts by pinyin: whole syllables or initials, several readings of a character. */

/** The readings of a character. */
type ReadingsOf = (character: string) => readonly string[]

/** Longer terms are no pinyin; their states would not fit into the bits of a number. */
const longest = 30
const firstChinese = 0x3400
/** Of a character whose readings are not known yet: any letter may be among them. */
const unknown = -1

const isLetter = (code: number) => code >= 97 && code <= 122
const letterBit = (code: number) => 1 << (code - 97)

/** Whether a term has a Latin letter, so that it can be pinyin. */
export function hasLetters(term: string): boolean {
  return term.length <= longest && /[a-z]/.test(term)
}

/**
 * Finds terms in Chinese texts by pinyin: whole syllables, their initials (`z` or `zh`), the characters themselves, and any
 * mixture of these, from neighbouring characters. The last syllable may be unfinished.
 *
 * Two tables hold the first and the second letters of each character as bits. So most characters of a text cost one look,
 * and most of those that begin like the term one more.
 */
export class PinyinMatcher {
  readonly #firstLetters = new Int32Array(0x10000).fill(unknown, firstChinese)
  readonly #secondLetters = new Int32Array(0x10000)
  readonly #readings: (readonly string[] | undefined)[] = []
  readonly #learnt = new WeakSet<Uint16Array>()
  readonly #readingsOf: ReadingsOf

  constructor(readingsOf: ReadingsOf) {
    this.#readingsOf = readingsOf
    for (let code = 97; code <= 122; code += 1) this.#firstLetters[code] = letterBit(code)
  }

  /** Looks up the readings of all characters in the codes of a text; the same codes are looked through once. */
  learn(codes: Uint16Array): void {
    if (this.#learnt.has(codes)) return
    this.#learnt.add(codes)
    for (const code of codes) if (this.#firstLetters[code] === unknown) this.#lettersOf(code)
  }

  /** Position of the first match in the codes of a text, from a position on; -1: none. */
  indexOf(codes: Uint16Array, term: string, from = 0): number {
    const first = term.charCodeAt(0)
    if (!isLetter(first)) return this.#indexOfCharacter(codes, term, from)
    const firsts = this.#firstLetters
    const bit = letterBit(first)
    const second = term.charCodeAt(1)
    const secondBit = isLetter(second) ? letterBit(second) : 0
    for (let index = from; index < codes.length; index += 1) {
      const code = codes[index] as number
      if (((firsts[code] as number) & bit) === 0) continue
      if (code >= firstChinese && (this.#lettersOf(code) & bit) === 0) continue
      if (term.length === 1) return index
      if (secondBit !== 0 && !this.#goesOn(codes, index, secondBit)) continue
      if (this.#matchesFrom(codes, index, term)) return index
    }
    return -1
  }

  /** The same for a term that begins with a character or digit, as it is written. */
  #indexOfCharacter(codes: Uint16Array, term: string, from: number): number {
    const first = term.charCodeAt(0)
    for (let index = codes.indexOf(first, from); index >= 0; index = codes.indexOf(first, index + 1))
      if (this.#matchesFrom(codes, index, term)) return index
    return -1
  }

  /** Whether a letter can be the second one from a position on: of the same character, or the first of the next. */
  #goesOn(codes: Uint16Array, index: number, bit: number): boolean {
    const letters = (this.#secondLetters[codes[index] ?? 0] ?? 0) | (this.#firstLetters[codes[index + 1] ?? 0] ?? 0)
    return (letters & bit) !== 0
  }

  /** The first letters of a Chinese character's readings. */
  #lettersOf(code: number): number {
    const letters = this.#firstLetters[code] ?? 0
    if (letters !== unknown) return letters
    const readings = this.#readingsOf(String.fromCharCode(code))
    const bitsAt = (at: number) =>
      readings.reduce((bits, reading) => (at < reading.length ? bits | letterBit(reading.charCodeAt(at)) : bits), 0)
    this.#readings[code] = readings
    this.#secondLetters[code] = bitsAt(1)
    this.#firstLetters[code] = bitsAt(0)
    return bitsAt(0)
  }

  /** Bit `n` of the states: the first `n` characters of the term are matched. So no term makes the search branch. */
  #matchesFrom(codes: Uint16Array, start: number, term: string): boolean {
    const complete = 1 << term.length
    let states = 1
    for (let index = start; index < codes.length && states !== 0; index += 1) {
      const code = codes[index] ?? 0
      const letters = code >= firstChinese ? this.#lettersOf(code) : 0
      let next = 0
      for (let open = states; open !== 0; open &= open - 1) {
        const matched = 31 - Math.clz32(open & -open)
        const letter = term.charCodeAt(matched)
        if (code === letter) next |= 1 << (matched + 1)
        else if (isLetter(letter) && (letters & letterBit(letter)) !== 0)
          for (const reading of this.#readings[code] ?? []) next |= statesAfter(reading, term, matched)
      }
      if ((next & complete) !== 0) return true
      states = next
    }
    return false
  }
}

/** How far a term is matched after a character with this reading. */
function statesAfter(reading: string, term: string, matched: number): number {
  let common = 0
  while (common < reading.length && reading[common] === term[matched + common]) common += 1
  if (common === 0) return 0
  let states = 1 << (matched + 1)
  if (common >= 2 && reading[1] === 'h') states |= 1 << (matched + 2)
  if (common === reading.length || matched + common === term.length) states |= 1 << (matched + common)
  return states
}
