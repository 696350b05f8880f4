/** Names of dictionary entries in the interface language, for selects, forms and lists. */

import { addTexts, hasText, locale, t } from './i18n'

/** A dictionary entry as records hold it. */
export interface DictionaryEntry {
  /** The backend's own id, sent back unchanged. Rules must not use it. */
  id: string
  /** The code that rules compare; unique within its dictionary. */
  code: string
  /** The Chinese name; records and rules use it. */
  name: string
  /** The English name, for display only; absent where there is none. */
  nameEn?: string | null
}

/** An entry with only these fields. */
export function plainEntry({ id, code, name, nameEn }: DictionaryEntry): DictionaryEntry {
  return { id, code, name, nameEn }
}

/** The entry's name in the interface language, Chinese as fallback. */
export function entryName({ name, nameEn }: Pick<DictionaryEntry, 'name' | 'nameEn'>): string {
  return (locale() === 'en' && nameEn) || name
}

const keyOf = (type: string, name: string) => `entry.${type}.${name}`

/** Registers English names of a dictionary's entries, for records that hold only the Chinese name. */
export function knowEntryNames(type: string, entries: readonly Pick<DictionaryEntry, 'name' | 'nameEn'>[]): void {
  addTexts(
    'en',
    Object.fromEntries(entries.flatMap(({ name, nameEn }) => (nameEn ? [[keyOf(type, name), nameEn]] : []))),
  )
}

/** The interface-language name of an entry, given its dictionary and Chinese name. */
export function entryNameIn(type: string, name: string): string {
  const key = keyOf(type, name)
  return locale() === 'en' && hasText(key) ? t(key) : name
}
