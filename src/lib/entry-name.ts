import { locale } from './i18n'

/** An entry of a dictionary as records hold it. */
export interface DictionaryEntry {
  id: string
  /** In Chinese, which is what rules and records go by. */
  name: string
  /** For reading alone; absent where there is none. */
  nameEn?: string | null
}

/** An entry's name in the interface language, in Chinese where there is no other. */
export function entryName({ name, nameEn }: DictionaryEntry): string {
  return (locale() === 'en' && nameEn) || name
}
