/** Splits the text of an expression into tokens. Full-width characters count as their half-width ones. */

import { wordsOfChinese } from './operator-words'

/** A piece of the text. `start` and `end` are offsets in it. */
export type Token = { start: number; end: number } & (
  | { type: 'sign'; sign: string }
  /** A name, or a word of the language. */
  | { type: 'word'; word: string }
  | { type: 'number'; value: number }
  | { type: 'text'; value: string }
  /** A character that has no place, or a quotation mark without its partner. */
  | { type: 'unknown' | 'open' }
  | { type: 'end' }
)

// not translated: characters that Chinese input methods type, beside the full-width ones
const plain = new Map(Object.entries({ '、': ',', '。': '.', '×': '*', '÷': '/', '−': '-' }))

const signTexts: Readonly<Record<string, string>> = {
  '<>': '!=',
  '==': '=',
  '&&': 'and',
  '||': 'or',
  '≤': '<=',
  '≥': '>=',
  '≠': '!=',
}

/** Half-width characters at the same offsets. */
function halfWidthCharacters(text: string): string {
  return text.replace(
    /[\uff01-\uff5e、。×÷−]/g,
    (character) => plain.get(character) ?? String.fromCharCode(character.charCodeAt(0) - 0xfee0),
  )
}

const spaces = /[\s\u200b-\u200d\u2060\ufeff]*/y
const number = /(\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)(%?)(?![\w%])/y
const word = /[A-Za-z_]\w*/y
const sign = /<=|>=|!=|<>|==|&&|\|\||[-+*/=<>!≤≥≠(),.]/y
const chineseRun = /[\p{L}\p{N}]+/uy

/** All tokens of a text, with an `end` after the last. */
export function expressionTokens(text: string): Token[] {
  const source = halfWidthCharacters(text)
  const tokens: Token[] = []
  let at = 0
  const match = (pattern: RegExp) => {
    pattern.lastIndex = at
    return pattern.exec(source)
  }
  for (;;) {
    at += match(spaces)?.[0].length ?? 0
    if (at >= text.length) return [...tokens, { type: 'end', start: text.length, end: text.length }]
    const token = tokenAt(text, source, at, match)
    tokens.push(token)
    at = token.end
  }
}

function tokenAt(text: string, source: string, start: number, match: (by: RegExp) => RegExpExecArray | null): Token {
  const character = source.charAt(start)
  if (text.charAt(start) === '"') return quotedText(text, start, /"/)
  if (/["“”]/.test(character)) return quotedText(text, start, /[＂“”]/) // not translated: quotation marks
  const digits = match(number)
  if (digits) {
    const value = Number(digits[1])
    return {
      type: 'number',
      value: digits[2] ? Number((value / 100).toPrecision(15)) : value,
      start,
      end: start + digits[0].length,
    }
  }
  const name = match(word)?.[0]
  if (name) return { type: 'word', word: name, start, end: start + name.length }
  const mark = match(sign)?.[0]
  if (mark) return { type: 'sign', sign: signTexts[mark] ?? mark, start, end: start + mark.length }
  const known = wordsOfChinese.find((each) => source.startsWith(each, start))
  if (known) return { type: 'word', word: known, start, end: start + known.length }
  return { type: 'unknown', start, end: start + (match(chineseRun)?.[0].length ?? 1) }
}

/** A text in quotation marks; a doubled one inside stands for itself. */
function quotedText(text: string, start: number, mark: RegExp): Token {
  let value = ''
  for (let at = start + 1; at < text.length; at += 1) {
    const closes = mark.test(text.charAt(at))
    if (closes && !mark.test(text.charAt(at + 1))) return { type: 'text', value, start, end: at + 1 }
    value += text.charAt(at)
    if (closes) at += 1
  }
  return { type: 'open', start, end: text.length }
}
