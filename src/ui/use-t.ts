/** Hooks to translate in components: they re-render when the language changes. */
import { useEffect, useSyncExternalStore } from 'react'
import { type Locale, lendLocale, locale, subscribeLocale, t, textsRevision } from '@/lib/i18n/i18n'

/** The translate function. The component re-renders when the language changes or more texts load. */
export function useT(): typeof t {
  useTexts()
  return t
}

/** A number that changes whenever texts change: a dependency for values computed from texts. */
export function useTexts(): number {
  return useSyncExternalStore(subscribeLocale, textsRevision)
}

/** The interface language. */
export function useLocale(): Locale {
  return useSyncExternalStore(subscribeLocale, locale)
}

/** Overrides the interface language while the component is mounted; null for no override. */
export function useLentLocale(language: Locale | null): void {
  useEffect(() => (language === null ? undefined : lendLocale(language)), [language])
}
