import { locale } from './i18n'

/** What was written in Chinese, and in English where there is that: in the language of the interface. */
export function inReadersWords(chinese: string, english: string | null | undefined): string {
  return (locale() === 'en' && english) || chinese
}
