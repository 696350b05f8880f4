/** Translates Chinese source texts to the interface language: `t`, `text`, the current locale, loaded texts. */
import Cookies from 'js-cookie'
import { createListeners } from '../events/listeners'
import { cookiePath, withoutBase } from '../routing/base-path'

export type Locale = 'zh' | 'en'

/** Values for the `{name}` placeholders of a text. */
export type TextValues = Readonly<Record<string, string | number>>

const cookieName = 'language'
/** Without a prototype: a key may be `constructor`. */
const catalogues: Record<Locale, Record<string, string>> = { zh: Object.create(null), en: Object.create(null) }
const { listen, notify } = createListeners()
/** Default values of `{name}` placeholders: configured names, in Chinese. */
const names: Record<string, string> = Object.create(null)
/** Counts changes of language and catalogues. */
let revision = 0

function changed(): void {
  revision += 1
  notify()
}

/** Links that are sent to people abroad. */
const fromAbroad = /^(\/zwdt)?\/(expert\/invitation|award\/setting\/bind\/foreign\/.+)$/

/** The language of the link: its `lang` parameter, else English for links to people abroad. */
function linkLocale(): Locale | null {
  const langParam = new URLSearchParams(location.search).get('lang')
  if (langParam === 'en' || langParam === 'zh') return langParam
  return fromAbroad.test(withoutBase(location.pathname)) ? 'en' : null
}

/** The first language: the cookie's, else the link's (kept until the browser closes), else the browser's. */
function firstLocale(): Locale {
  const cookieLanguage = Cookies.get(cookieName)
  if (cookieLanguage !== undefined || typeof document === 'undefined') return cookieLanguage === 'en' ? 'en' : 'zh'
  const linked = linkLocale()
  if (linked) Cookies.set(cookieName, linked, { path: cookiePath, sameSite: 'Strict' })
  return linked ?? (/^zh/i.test(navigator.language) ? 'zh' : 'en')
}

let current: Locale = firstLocale()
/** The language of a page that is in one language throughout, while it is open. */
let lent: Locale | null = null
let loadTexts: (language: Locale) => Promise<void> = async () => {}

/** The interface language: the language cookie's; the default is `zh`, and English for guests from abroad. */
export function locale(): Locale {
  return lent ?? current
}

/**
 * Translates. The key is the Chinese text itself, so Chinese needs no catalogue; English comes from the `en.json`
 * files. Dynamic keys (`errors.{code}`) have entries in both languages. `{name}` is replaced from `values` (a person's,
 * unit's or work's name by its English one) or by a configured name; `{n|row|rows}` by the number and its word.
 */
export function t(key: string, values?: TextValues): string {
  const catalogue = catalogues[locale()]
  const text = catalogue[key] ?? key
  if (!text.includes('{')) return text
  return text.replace(
    /\{(\w+)(?:\|([^|{}]*)\|([^|{}]*))?\}/g,
    (placeholder, name: string, singular?: string, many?: string) => {
      const known = names[name]
      const filled = valueText(values?.[name] ?? (known === undefined ? placeholder : (catalogue[known] ?? known)))
      return singular === undefined ? filled : `${filled} ${filled === '1' ? singular : many}`
    },
  )
}

/** A value as it stands in a text. */
let valueText: (value: unknown) => string = String

/** Replaces how values are written in texts (names: `english-names.ts`). */
export function setValueText(write: (value: unknown) => string): void {
  valueText = write
}

/** Sets the default value of `{place}` in all texts. */
export function setName(placeholder: string, name: string): void {
  names[placeholder] = name
}

/** Whether the current language has an entry for a dynamic key. */
export function hasText(key: string): boolean {
  return key in catalogues[locale()]
}

/**
 * Marks a Chinese text in data (a state's label, a menu title) for the English check. Translate it where it is
 * displayed.
 */
export function text(key: string): string {
  return key
}

export function addTexts(language: Locale, texts: Readonly<Record<string, string>>): void {
  Object.assign(catalogues[language], texts)
  if (language === locale()) changed()
}

/** Switches the language and stores it in the cookie for a year. Load the language's catalogue first. */
export function setLocale(language: Locale): void {
  current = language
  lent = null
  Cookies.set(cookieName, language, { expires: 365, path: cookiePath, sameSite: 'Strict' })
  changed()
}

/** Whether somebody chose a language, or a link did; otherwise it is the browser's. */
export function isLanguageSelected(): boolean {
  return Cookies.get(cookieName) !== undefined
}

/** Sets the function that loads a language's catalogue. */
export function setTextLoader(load: (language: Locale) => Promise<void>): void {
  loadTexts = load
}

/**
 * Displays everything in one language until the returned function is called. Choosing a language ends it too. Does
 * nothing where the catalogue cannot be loaded.
 */
export function lendLocale(language: Locale): () => void {
  let over = false
  const begin = () => {
    if (over) return
    lent = language
    changed()
  }
  loadTexts(language).then(begin, () => {})
  return () => {
    over = true
    if (lent === null) return
    lent = null
    changed()
  }
}

/** Runs a function in one language, whatever the interface language is: records hold Chinese. */
export function inLocale<Made>(language: Locale, make: () => Made): Made {
  const before = lent
  lent = language
  try {
    return make()
  } finally {
    lent = before
  }
}

/** A number that changes with the language and with every loaded catalogue. */
export function textsRevision(): number {
  return revision
}

export const subscribeLocale = listen
