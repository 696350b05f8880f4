import { addTexts, hasText, locale, t } from './i18n'

/** An entry of a dictionary as records hold it. */
export interface DictionaryEntry {
  /** The backend's own name for it, sent back as it came; nothing is read out of it. */
  id: string
  /** What rules know an entry by, unique within its dictionary. */
  code: string
  /** In Chinese, which is what rules and records go by. */
  name: string
  /** For reading alone; absent where there is none. */
  nameEn?: string | null
}

/** An entry without what else an answer says of it. */
export function plainEntry({ id, code, name, nameEn }: DictionaryEntry): DictionaryEntry {
  return { id, code, name, nameEn }
}

/** An entry's name in the interface language, in Chinese where there is no other. */
export function entryName({ name, nameEn }: Pick<DictionaryEntry, 'name' | 'nameEn'>): string {
  return (locale() === 'en' && nameEn) || name
}

const keyOf = (type: string, name: string) => `entry.${type}.${name}`

/** Keeps the English names of a dictionary's entries, for records that hold the Chinese ones alone. */
export function knowEntryNames(type: string, entries: readonly Pick<DictionaryEntry, 'name' | 'nameEn'>[]): void {
  addTexts(
    'en',
    Object.fromEntries(entries.flatMap(({ name, nameEn }) => (nameEn ? [[keyOf(type, name), nameEn]] : []))),
  )
}

/** The name in the interface language of an entry that is known by its dictionary and its Chinese name. */
export function entryNameIn(type: string, name: string): string {
  const key = keyOf(type, name)
  return locale() === 'en' && hasText(key) ? t(key) : name
}
