/** The texts of exported sheets in the caller's language. */
import { englishNames } from '@/lib/site/site-english'
import type { SheetLanguage } from '../resolvers/export.generated'

/** The texts of a sheet in its language. */
export interface SheetWords {
  /** A text of the portal, with `{name}` replaced from `values`. */
  (key: string, values?: Readonly<Record<string, string>>): string
  /** The name of a dictionary entry. */
  entry(entry: { name: string; nameEn?: string | null }): string
  /** A label of a form, which holds both languages. */
  label(label: string | { zh: string; en: string }): string
}

/** The English texts of the screens, and those of headings that only sheets have. */
const catalogues = import.meta.glob<Record<string, string>>(['../../src/**/en.json', './en.json'], {
  eager: true,
  import: 'default',
})
const english = new Map([...Object.values(catalogues), englishNames].flatMap((texts) => Object.entries(texts)))

/** Every English text of the portal, by its Chinese one. */
export function englishTexts(): Readonly<Record<string, string>> {
  return Object.fromEntries(english)
}

export function sheetWords(language: SheetLanguage): SheetWords {
  const translated = (key: string) => (language === 'EN' ? english.get(key) : undefined) ?? key
  const words = (key: string, values: Readonly<Record<string, string>> = {}) =>
    translated(key).replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder)
  const entry: SheetWords['entry'] = ({ name, nameEn }) => (language === 'EN' && nameEn) || name
  const label: SheetWords['label'] = (text) =>
    typeof text === 'string' ? translated(text) : language === 'EN' ? text.en : text.zh
  return Object.assign(words, { entry, label })
}
