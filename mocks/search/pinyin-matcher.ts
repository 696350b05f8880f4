/** The readings of a character. */
type ReadingsOf = (character: string) => readonly string[]
/** The codes of a text's characters. */
type Codes = ArrayLike<number>

/** Longer terms are no pinyin; their states would not fit into the bits of a number. */
const longest = 30
const firstChinese = 0x3400
/** Marks a character whose readings are known, also where it has none. */
const known = 1 << 31

const letterBit = (code: number) => 1 << (code - 97)

/** Whether a term has a Latin letter, so that it can be pinyin. */
export function hasLetters(term: string): boolean {
  return term.length <= longest && /[a-z]/.test(term)
}

/**
 * Finds terms in Chinese texts by pinyin: whole syllables, their initials (`z` or `zh`), the characters themselves, and any
 * mixture of these, from neighbouring characters. The last syllable may be unfinished.
 *
 * A table holds the first letters of each character as bits, so most characters of a text cost one look.
 */
export class PinyinMatcher {
  readonly #firstLetters = new Int32Array(0x10000)
  readonly #readings: (readonly string[] | undefined)[] = []
  readonly #readingsOf: ReadingsOf

  constructor(readingsOf: ReadingsOf) {
    this.#readingsOf = readingsOf
  }

  /** Position of the first match in the codes of a text, from a position on; -1: none. */
  indexOf(codes: Codes, term: string, from = 0): number {
    const first = term.charCodeAt(0)
    const bit = first >= 97 && first <= 122 ? letterBit(first) : 0
    const letters = this.#firstLetters
    for (let index = from; index < codes.length; index += 1) {
      const code = codes[index] ?? 0
      const starts = code >= firstChinese ? ((letters[code] || this.#learn(code)) & bit) !== 0 : code === first
      if ((starts || code === first) && this.#matchesFrom(codes, index, term)) return index
    }
    return -1
  }

  #learn(code: number): number {
    const readings = this.#readingsOf(String.fromCharCode(code))
    this.#readings[code] = readings
    const letters = readings.reduce((bits, reading) => bits | letterBit(reading.charCodeAt(0)), known)
    this.#firstLetters[code] = letters
    return letters
  }

  /** Bit `n` of the states: the first `n` characters of the term are matched. So no term makes the search branch. */
  #matchesFrom(codes: Codes, start: number, term: string): boolean {
    const complete = 1 << term.length
    let states = 1
    for (let index = start; index < codes.length && states !== 0; index += 1) {
      const code = codes[index] ?? 0
      const letters = code >= firstChinese ? this.#firstLetters[code] || this.#learn(code) : 0
      let next = 0
      for (let open = states; open !== 0; open &= open - 1) {
        const matched = 31 - Math.clz32(open & -open)
        const letter = term.charCodeAt(matched)
        if (code === letter) next |= 1 << (matched + 1)
        else if (letter >= 97 && letter <= 122 && (letters & letterBit(letter)) !== 0)
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
