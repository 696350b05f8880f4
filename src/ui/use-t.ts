import { useEffect, useSyncExternalStore } from 'react'
import { type Locale, lendLocale, locale, subscribeLocale, t, textsRevision } from '@/lib/i18n/i18n'

/** The translate function, in a component that is drawn again when the language changes and when more of its texts come. */
export function useT(): typeof t {
  useTexts()
  return t
}

/** Another number whenever texts may read otherwise, live: for what is computed from texts and kept. */
export function useTexts(): number {
  return useSyncExternalStore(subscribeLocale, textsRevision)
}

/** The interface language, live. */
export function useLocale(): Locale {
  return useSyncExternalStore(subscribeLocale, locale)
}

/** Reads the page and all around it in one language as long as it is open, whatever is chosen; null: as chosen. */
export function useLentLocale(language: Locale | null): void {
  useEffect(() => (language === null ? undefined : lendLocale(language)), [language])
}
