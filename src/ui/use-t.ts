import { useSyncExternalStore } from 'react'
import { type Locale, locale, subscribeLocale, t, textsRevision } from '@/lib/i18n'

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
