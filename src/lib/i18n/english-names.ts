/** Stores the English names of people, units and work items that answers bring, for `Name.tsx`. */

import { locale, setValueText } from './i18n'

/** By Chinese name. Without a prototype: a name may be `constructor`. It lasts as long as the document. */
const englishNames: Record<string, string> = Object.create(null)

/** Takes the names that came with an answer. */
export function takeEnglishNames(names: unknown): void {
  Object.assign(englishNames, names)
}

/** The name of a person, unit or work in the interface language: the English one where it is known, else the Chinese one. */
export function nameText(name: string): string {
  return (locale() === 'en' && englishNames[name]) || name
}

setValueText((value) => nameText(String(value)))
