/** The words of a form's workbook in both languages: both are read, whatever the interface speaks. */

import { type Locale, locale } from '@/lib/i18n/i18n'
import kindNames from '../kinds/kind-names.json'
import type { Bilingual } from '../schema/field-base'
import words from './words.json'

export type SheetId = keyof typeof words.sheets
type WordId = keyof typeof words.heads

/** Cells that begin with it explain; a row of such cells is not read. */
export const explanationMark = '※'

const flags = { true: { zh: '是', en: 'yes' }, false: { zh: '否', en: 'no' } } // not translated: both languages are read

export function sheetName(id: SheetId, language: Locale = locale()): string {
  return words.sheets[id][language]
}

/** What a sheet is for. */
export function sheetPurpose(id: Exclude<SheetId, 'about'>): string {
  return words.purposes[id][locale()]
}

/** The head of a column; `isEnglish`: of its English text. */
export function headOf(word: WordId, isEnglish = false, language: Locale = locale()): string {
  const head = words.heads[word][language]
  if (!isEnglish) return head
  const english = words.heads.english[language]
  return language === 'zh' ? `${head}（${english}）` : `${head} (${english})`
}

/** What goes into a column. */
export function hintOf(word: WordId, isEnglish = false): string {
  return isEnglish ? words.heads.english[locale()] : words.hints[word][locale()]
}

export const guideLines = (): readonly string[] => words.guide.map((line: Bilingual) => line[locale()])

/** The cell of a flag. */
export function flagWord(flag: boolean): string {
  return flags[flag ? 'true' : 'false'][locale()]
}

/** What people write for yes and no; undefined for anything else. */
export function flagIn(text: string): boolean | undefined {
  const plain = text.normalize('NFKC').trim().toLowerCase()
  if (['是', 'yes', 'y', 'true', '√', '1'].includes(plain)) return true // not translated: what people write
  return ['否', 'no', 'n', 'false', '×', '0'].includes(plain) ? false : undefined // not translated: what people write
}

const choices = { ...words.choices, kind: kindNames }

export type ChoiceId = keyof typeof choices

const choicesOf = (id: ChoiceId): Readonly<Record<string, Bilingual>> => choices[id]

/** A choice as its cell says it: 单行文字（text）. Another value as itself. */
export function choiceWord(id: ChoiceId, value: string): string {
  const known = choicesOf(id)
  const word = Object.hasOwn(known, value) ? known[value] : undefined
  return word ? (locale() === 'zh' ? `${word.zh}（${value}）` : `${word.en} (${value})`) : value
}

/** All choices, as cells say them. */
export function choiceWords(id: ChoiceId): readonly string[] {
  return Object.keys(choicesOf(id)).map((value) => choiceWord(id, value))
}

/** The value a cell means, by its id or by its words; the text itself where it is none. */
export function choiceIn(id: ChoiceId, text: string): string {
  const known = choicesOf(id)
  const plain = text.normalize('NFKC').trim()
  const named = /\((\w+)\)$/.exec(plain)?.[1] ?? plain
  if (Object.hasOwn(known, named)) return named
  return Object.keys(known).find((value) => Object.values(known[value] ?? {}).includes(plain)) ?? plain
}
