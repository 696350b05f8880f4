/** Converts single attributes of a form definition to workbook cells and back. */

import { t } from '@/lib/i18n/i18n'
import { parseExpressionText } from '../expression/expression-text'
import { printExpression } from '../expression/print-expression'
import { isRawObject } from '../schema/definition-reader'
import { type ChoiceId, choiceIn, choiceWord, flagIn, flagWord } from './words'

/** A cell that was read: its value, or what is wrong with it. */
type ReadCell = { value: unknown } | { problem: string }

/** Writes and reads one kind of cell. What is read from a written cell is what was written, else the value is kept elsewhere. */
export interface CellCodec {
  /** Undefined for what does not fit into a cell. */
  write(value: unknown): string | undefined
  /** Never called with an empty cell. */
  read(text: string): ReadCell
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/** Words for people, to the letter. */
export const words: CellCodec = { write: textOf, read: (text) => ({ value: text }) }

/** An id or another name. */
export const name: CellCodec = { write: textOf, read: (text) => ({ value: text.trim() }) }

/** A whole number; what is none is left to the check of the definition. */
export const count: CellCodec = {
  write: (value) => (typeof value === 'number' ? String(value) : undefined),
  read: (text) => ({ value: /^\d{1,9}$/.test(text.trim()) ? Number(text.trim()) : text.trim() }),
}

export const flag: CellCodec = {
  write: (value) => (typeof value === 'boolean' ? flagWord(value) : undefined),
  read(text) {
    const value = flagIn(text)
    return value === undefined ? { problem: t('要填“是”或“否”') } : { value }
  },
}

/** One of several words, or what was written instead. */
export function choice(id: ChoiceId): CellCodec {
  return {
    write: (value) => (typeof value === 'string' && value !== '' ? choiceWord(id, value) : undefined),
    read: (text) => ({ value: choiceIn(id, text) }),
  }
}

/** Several names. */
export const names: CellCodec = {
  write: (value) => (Array.isArray(value) && value.length > 0 ? value.map(String).join(', ') : undefined),
  read: (text) => ({ value: text.split(/[\s,，、;；]+/).filter((part) => part !== '') }),
}

/** A condition or formula as text (`expression-text.ts`). */
export const expression: CellCodec = {
  write: (value) => (value === undefined ? undefined : printExpression(value)),
  read(text) {
    const { source, problems } = parseExpressionText(text)
    const [problem] = problems
    if (problem) return { problem: atCharacter(text, problem.start, problem.message) }
    return { value: source }
  },
}

/** A problem with its place in the cell. */
export function atCharacter(text: string, start: number, message: string): string {
  const n = [...text.slice(0, start)].length + 1
  return start >= text.length ? t('{message}（在末尾）', { message }) : t('{message}（第 {n} 个字）', { message, n })
}

/** Any value: a text as it is unless it would be read as something else. */
export const json: CellCodec = {
  write(value) {
    if (value === undefined) return undefined
    return typeof value === 'string' && value.trim() !== '' && parsed(value) === undefined
      ? value
      : JSON.stringify(value)
  },
  read(text) {
    const value = parsed(text)
    return { value: value === undefined ? text : value }
  },
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What texts are called in English, one a line: `差旅费 = Travel`. */
export const pairs: CellCodec = {
  write: (value) =>
    isRawObject(value)
      ? Object.entries(value)
          .map(([text, english]) => `${text} = ${String(english)}`)
          .join('\n')
      : undefined,
  read(text) {
    const lines = text.split('\n').filter((line) => line.trim() !== '')
    const read = lines.map((line) => /^(.*?) ?= ?(.*)$/.exec(line)?.slice(1) ?? [])
    const wrong = read.findIndex((pair) => pair.length < 2)
    if (wrong >= 0) return { problem: t('每行写成：中文 = 英文') }
    return { value: Object.fromEntries(read) }
  },
}

/** Settings without a column: an object in JSON. */
export const rest: CellCodec = {
  write: (value) => JSON.stringify(value),
  read(text) {
    const value = parsed(text)
    return isRawObject(value) ? { value } : { problem: t('须为 JSON 对象，例如 {example}', { example: '{"a": 1}' }) }
  },
}

const conditional = /^(\S+)\s+(?:where|当)\s+([\s\S]+)$/ // not translated: both languages are read

/** The places of a rule, one a line; a column may have a condition on its rows. */
export const places: CellCodec = {
  write(value) {
    if (!Array.isArray(value) || value.length === 0) return undefined
    return value
      .map((place) =>
        isRawObject(place) ? `${String(place.column)} where ${printExpression(place.where)}` : String(place),
      )
      .join('\n')
  },
  read(text) {
    const value: unknown[] = []
    for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
      const [, column, where] = conditional.exec(line.trim()) ?? []
      if (where === undefined) value.push(...line.split(/[\s,，、;；]+/).filter((part) => part !== ''))
      else {
        const { source, problems } = parseExpressionText(where)
        const [problem] = problems
        if (problem) return { problem: atCharacter(text, text.indexOf(where) + problem.start, problem.message) }
        value.push({ column, where: source })
      }
    }
    return { value }
  },
}
