/** The store of a person's appearance settings: dark, contrast, large text; the user menu and the settings drawer change it, `use-look.ts` applies it. */

import { useSyncExternalStore } from 'react'
import { createListeners } from '@/lib/events/listeners'
import { seniorTextSize, watchSenior } from '@/ui/use-senior'

/** The appearance in effect. */
export interface Appearance {
  dark: boolean
  /** Larger text. */
  large: boolean
  /** High contrast; always in the senior mode. */
  contrast: boolean
  /** Text size of the senior mode in px; 0 while it is off. */
  senior: number
}

/** The person's own choices; absent ones follow the system. */
export type AppearanceChoice = Partial<Omit<Appearance, 'senior'>>

const key = 'portal_appearance'
/** From this browser font size on, large text is the default, in px; browsers start with 16. */
const largeFrom = 19
const queries = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)'] as const

const printEvents = ['beforeprint', 'afterprint'] as const

const { listen, notify: notifyAll, isEmpty } = createListeners()
let choice: AppearanceChoice | null = null
let displayedAppearance: Appearance | null = null
let unwatchSenior = () => {}
/** Paper is white, and browsers print no backgrounds. */
let isOnPaper = false

/** The stored choices, as far as they are valid. */
export function parseAppearance(raw: string | null): AppearanceChoice {
  try {
    const stored: unknown = JSON.parse(raw ?? '')
    if (typeof stored !== 'object' || stored === null) return {}
    const names = ['dark', 'large', 'contrast'] as const
    const record = stored as Record<string, unknown>
    return Object.fromEntries(
      names.flatMap((name) => (typeof record[name] === 'boolean' ? [[name, record[name]]] : [])),
    )
  } catch {
    return {}
  }
}

function appearanceChoice(): AppearanceChoice {
  choice ??= parseAppearance(read())
  return choice
}

/** The appearance in effect: the person's choice, else the system's preference; never dark while the page is printed. */
export function appearance(): Appearance {
  const senior = seniorTextSize()
  if (displayedAppearance?.senior !== senior) {
    const chosen = { ...systemAppearance(), ...appearanceChoice() }
    const dark = chosen.dark && !isOnPaper
    displayedAppearance = { ...chosen, dark, contrast: chosen.contrast || senior > 0, senior }
  }
  return displayedAppearance
}

export function changeAppearance(change: AppearanceChoice): void {
  keep({ ...appearanceChoice(), ...change })
}

/** Resets all choices to the system's preference. */
export function followSystem(): void {
  keep({})
}

/** Live, also for changes of the system or in another tab. */
export function useAppearance(): Appearance {
  return useSyncExternalStore(subscribe, appearance)
}

export function useAppearanceChoice(): AppearanceChoice {
  return useSyncExternalStore(subscribe, appearanceChoice)
}

function systemAppearance(): Omit<Appearance, 'senior'> {
  const [dark, contrast] = queries.map((query) => window.matchMedia(query).matches)
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return { dark: dark === true, contrast: contrast === true, large: size >= largeFrom }
}

function keep(next: AppearanceChoice): void {
  choice = next
  try {
    localStorage.setItem(key, JSON.stringify(next))
  } catch {
    // Without storage the choice lasts until the page is left.
  }
  notifyListeners()
}

function notifyListeners(): void {
  displayedAppearance = null
  notifyAll()
}

function onStorage(event: StorageEvent): void {
  if (event.key !== key && event.key !== null) return
  choice = null
  notifyListeners()
}

function onPrint({ type }: Event): void {
  isOnPaper = type === 'beforeprint'
  notifyListeners()
}

function subscribe(listener: () => void): () => void {
  if (isEmpty()) {
    window.addEventListener('storage', onStorage)
    for (const type of printEvents) window.addEventListener(type, onPrint)
    unwatchSenior = watchSenior(notifyListeners)
    for (const query of queries) window.matchMedia(query).addEventListener('change', notifyListeners)
  }
  const stop = listen(listener)
  return () => {
    stop()
    if (!isEmpty()) return
    window.removeEventListener('storage', onStorage)
    for (const type of printEvents) window.removeEventListener(type, onPrint)
    unwatchSenior()
    for (const query of queries) window.matchMedia(query).removeEventListener('change', notifyListeners)
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
