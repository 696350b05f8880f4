import { useSyncExternalStore } from 'react'
import { type Locale, locale, subscribeLocale, t } from '@/lib/i18n'

/** The translate function, in a component that is drawn again when the language changes. */
export function useT(): typeof t {
  useLocale()
  return t
}

/** The interface language, live. */
export function useLocale(): Locale {
  return useSyncExternalStore(subscribeLocale, locale)
}
