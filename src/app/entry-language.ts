import { type Locale, locale, setLocale, setTextLoader } from '@/lib/i18n'
import { loadChunk } from '@/lib/lazy-page'

/** Loads the texts of the language the cookie asks for; Chinese needs none. */
export async function loadTexts(language: Locale = locale()): Promise<void> {
  if (language === 'en') await loadChunk(() => import('./english'))
}

setTextLoader(loadTexts)

/** Switches the interface language: texts first, so nothing is shown in two languages. */
export async function switchLanguage(language: Locale): Promise<void> {
  await loadTexts(language)
  setLocale(language)
}
