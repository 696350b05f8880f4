/** Gives a definition's texts in one language, for the workshop's preview. */

import type { Locale } from '@/lib/i18n/i18n'
import { isRawObject } from '@/smartform/schema/definition-reader'

/** Where a text has no English, its Chinese stays. */
export function inLanguage(source: unknown, language: Locale): unknown {
  if (Array.isArray(source)) return source.map((item: unknown) => inLanguage(item, language))
  if (!isRawObject(source)) return source
  const { zh, en, ...rest } = source
  if (typeof zh === 'string' && typeof en === 'string' && Object.keys(rest).length === 0)
    return language === 'en' ? en || zh : zh
  return Object.fromEntries(Object.entries(source).map(([name, value]) => [name, inLanguage(value, language)]))
}
