/** Loads the English texts of the interface, at the start and when the language is switched; for main.tsx and the language button. */

import { type Locale, locale, setLocale, setTextLoader } from '@/lib/i18n/i18n'
import { loadChunk } from '@/lib/loading/lazy-import'

/** Loads the catalogue of the cookie's language; Chinese needs none. */
export async function loadTexts(language: Locale = locale()): Promise<void> {
  if (language === 'en') await loadChunk(() => import('./english'))
}

setTextLoader(loadTexts)

/** Switches the interface language, after its catalogue has loaded. */
export async function switchLanguage(language: Locale): Promise<void> {
  await loadTexts(language)
  setLocale(language)
}
