import Cookies from 'js-cookie'
import { cookiePath, withoutBase } from './base-path'
import { createListeners } from './listeners'

export type Locale = 'zh' | 'en'

/** Values for `{name}` places in a text. */
export type TextValues = Readonly<Record<string, string | number>>

const cookieName = 'language'
/** Without what every object has: a text from elsewhere may be called `constructor`. */
const catalogues: Record<Locale, Record<string, string>> = { zh: Object.create(null), en: Object.create(null) }
const { listen, tell } = createListeners()
/** What stands for `{name}` in any text, in Chinese, without being given: names that are configured. */
const names: Record<string, string> = Object.create(null)
/** Counts the changes of what texts say. */
let revision = 0

function changed(): void {
  revision += 1
  tell()
}

/** Links that go to people from abroad. */
const fromAbroad = /^(\/zwdt)?\/(expert\/invitation|award\/setting\/bind\/foreign\/.+)$/

/** The language of the link a person came by: what its `lang` says, English where it goes to people from abroad. */
function linkLocale(): Locale | null {
  const asked = new URLSearchParams(location.search).get('lang')
  if (asked === 'en' || asked === 'zh') return asked
  return fromAbroad.test(withoutBase(location.pathname)) ? 'en' : null
}

/** What the cookie says; before there is one, the link's language, kept until the browser is closed; then the browser's. */
function firstLocale(): Locale {
  const chosen = Cookies.get(cookieName)
  if (chosen !== undefined || typeof document === 'undefined') return chosen === 'en' ? 'en' : 'zh'
  const linked = linkLocale()
  if (linked) Cookies.set(cookieName, linked, { path: cookiePath, sameSite: 'Strict' })
  return linked ?? (/^zh/i.test(navigator.language) ? 'zh' : 'en')
}

let current: Locale = firstLocale()
/** What a page that is in one language throughout is read in, while it is open. */
let lent: Locale | null = null
let loadTexts: (language: Locale) => Promise<void> = async () => {}

/** The interface language: the language cookie's, by default `zh` for all but guests from abroad. */
export function locale(): Locale {
  return lent ?? current
}

/**
 * Translates. The key is the Chinese text itself, so Chinese needs no catalogue; English comes from the features'
 * `en.json`. Keys of dynamic catalogues (`errors.{code}`) have texts in both. `{name}` is filled from `values`, else by a standing name;
 * `{n|row|rows}` by the number and the word that goes with it.
 */
export function t(key: string, values?: TextValues): string {
  const catalogue = catalogues[locale()]
  const text = catalogue[key] ?? key
  if (!text.includes('{')) return text
  return text.replace(/\{(\w+)(?:\|([^|{}]*)\|([^|{}]*))?\}/g, (place, name: string, one?: string, many?: string) => {
    const standing = names[name]
    const filled = String(values?.[name] ?? (standing === undefined ? place : (catalogue[standing] ?? standing)))
    return one === undefined ? filled : `${filled} ${filled === '1' ? one : many}`
  })
}

/** Lets a name stand in every text as `{place}`. */
export function setName(place: string, name: string): void {
  names[place] = name
}

/** Whether the current language has a text for a dynamic key. */
export function hasText(key: string): boolean {
  return key in catalogues[locale()]
}

/** Marks a Chinese text in data (a state's label, a menu title) for the English check; translate it where it is shown. */
export function text(key: string): string {
  return key
}

export function addTexts(language: Locale, texts: Readonly<Record<string, string>>): void {
  Object.assign(catalogues[language], texts)
  if (language === locale()) changed()
}

/** Switches the language and remembers it in the cookie for a year. Load the language's texts first. */
export function setLocale(language: Locale): void {
  current = language
  lent = null
  Cookies.set(cookieName, language, { expires: 365, path: cookiePath, sameSite: 'Strict' })
  changed()
}

/** Whether somebody chose a language, or a link did; else it is the browser's. */
export function isLanguageChosen(): boolean {
  return Cookies.get(cookieName) !== undefined
}

/** Says how the texts of a language are had. */
export function setTextLoader(load: (language: Locale) => Promise<void>): void {
  loadTexts = load
}

/**
 * Reads everything in a language for a while, whatever is chosen; answers how to end it. Choosing a language ends it as well; where its
 * texts cannot be had, nothing changes.
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

/** What is made in one language, whatever the page is read in: records hold Chinese. */
export function inLocale<Made>(language: Locale, make: () => Made): Made {
  const before = lent
  lent = language
  try {
    return make()
  } finally {
    lent = before
  }
}

/** Another number whenever texts may read otherwise: another language, or more of its texts. */
export function textsRevision(): number {
  return revision
}

export const subscribeLocale = listen
