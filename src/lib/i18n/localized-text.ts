/** A title or name of the backend in the interface language; for messages, units, reviews. */
import { locale } from './i18n'

/** The English version of a title or name from the backend when the interface is English and there is one; else the Chinese one. */
export function localizedText(chinese: string, english: string | null | undefined): string {
  return (locale() === 'en' && english) || chinese
}
