/** The names of operators in the text of an expression, in both languages, and the signs that some are written with. */

import type { Locale } from '@/lib/i18n/i18n'
import chinese from './operator-words.json'
import { type OperatorName, operators } from './operators'
import { references } from './parse'

/** The first item of an expression's array: an operator, or a reference. */
export type ExpressionHead = OperatorName | keyof typeof references

/** The first word is written, all are read. */
const chineseWords: Readonly<Record<ExpressionHead, readonly string[]>> = chinese

const referenceNames = Object.keys(references) as (keyof typeof references)[]

/** All operators and references. */
export const expressionHeads: readonly ExpressionHead[] = [
  ...referenceNames,
  ...(Object.keys(operators) as OperatorName[]),
]

const headsByWord = new Map<string, ExpressionHead>([
  ['total', 'sum'],
  ...expressionHeads.flatMap((head) => [head, ...chineseWords[head]].map((word) => [word, head] as const)),
])

/** The operator or reference that a word of either language names. */
export function headNamed(word: string): ExpressionHead | undefined {
  return headsByWord.get(word)
}

/** The operator's name in a language. */
export function headWord(head: ExpressionHead, language: Locale): string {
  return language === 'zh' ? (chineseWords[head][0] ?? head) : head
}

/** Operators written between their operands: the sign, and how tightly it binds. */
export const signs = {
  or: { sign: 'or', binds: 1 },
  and: { sign: 'and', binds: 2 },
  eq: { sign: '=', binds: 4 },
  ne: { sign: '!=', binds: 4 },
  lt: { sign: '<', binds: 4 },
  lte: { sign: '<=', binds: 4 },
  gt: { sign: '>', binds: 4 },
  gte: { sign: '>=', binds: 4 },
  add: { sign: '+', binds: 5 },
  subtract: { sign: '-', binds: 5 },
  multiply: { sign: '*', binds: 6 },
  divide: { sign: '/', binds: 6 },
} as const satisfies Partial<Record<OperatorName, { sign: string; binds: number }>>

export type SignedOperator = keyof typeof signs

export function isSigned(head: unknown): head is SignedOperator {
  return typeof head === 'string' && Object.hasOwn(signs, head)
}

const signed = new Map(
  Object.keys(signs).flatMap((head) => (isSigned(head) ? [[signs[head].sign as string, head]] : [])),
)

/** The operator that a sign or a word between two operands stands for. */
export function signedOperator(sign: string): SignedOperator | undefined {
  const head = signed.get(sign) ?? headNamed(sign)
  return isSigned(head) ? head : undefined
}

/** How tightly comparisons bind: they stand between exactly two operands. */
export const comparison = signs.eq.binds

/** The words of constants, and of a table's own row. Both languages are read. */
export const constantWords = {
  zh: { true: '是', false: '否', null: '空', row: '本行' }, // not translated: both languages are read
  en: { true: 'true', false: 'false', null: 'null', row: 'row' },
} as const

const constants = new Map<string, boolean | null>(
  Object.values(constantWords).flatMap((words) => [
    [words.true, true],
    [words.false, false],
    [words.null, null],
  ]),
)

/** The constant that a word of either language means; undefined for another word. */
export function constantNamed(word: string): boolean | null | undefined {
  return constants.get(word)
}

export function isRowWord(word: string): boolean {
  return word === constantWords.zh.row || word === constantWords.en.row
}

/** The Chinese words, the longest first: they may stand without spaces between them. */
export const wordsOfChinese: readonly string[] = [
  ...Object.values(constantWords.zh),
  ...Object.values(chineseWords).flat(),
].toSorted((a, b) => b.length - a.length)
