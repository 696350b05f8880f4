/** A form's text (one or both languages) in the interface language; for names of forms, criteria and panels. */
import type { Locale } from './i18n'

/** A text of the backend in the interface language, from a text in one or both languages; empty for anything else. */
export function inLanguage(words: unknown, language: Locale): string {
  if (typeof words === 'string') return words
  const wordsOfLanguage = typeof words === 'object' && words !== null ? Reflect.get(words, language) : undefined
  return typeof wordsOfLanguage === 'string' ? wordsOfLanguage : ''
}
