import { useSyncExternalStore } from 'react'
import { createListeners } from '@/lib/listeners'

/** How the portal looks to this person, as it takes effect. */
export interface Appearance {
  dark: boolean
  /** Larger text. */
  large: boolean
  /** High contrast. */
  contrast: boolean
}

/** What the person decided themselves; what is absent follows the system. */
export type AppearanceChoice = Partial<Appearance>

const key = 'portal_appearance'
/** The browser's own text size from which on somebody wants large text, in px; browsers begin with 16. */
const largeFrom = 19
const queries = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)'] as const

const { listen, tell: tellAll, isEmpty } = createListeners()
let choice: AppearanceChoice | null = null
let shown: Appearance | null = null

/** What was kept, or as much of it as makes sense. */
export function parseAppearance(raw: string | null): AppearanceChoice {
  try {
    const kept: unknown = JSON.parse(raw ?? '')
    if (typeof kept !== 'object' || kept === null) return {}
    const names = ['dark', 'large', 'contrast'] as const
    const record = kept as Record<string, unknown>
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

/** What takes effect: the person's choice, else the system's preference. */
export function appearance(): Appearance {
  shown ??= { ...systemAppearance(), ...appearanceChoice() }
  return shown
}

export function changeAppearance(change: AppearanceChoice): void {
  keep({ ...appearanceChoice(), ...change })
}

/** Everything as the system has it again. */
export function followSystem(): void {
  keep({})
}

/** Live, also when the system changes or another tab does. */
export function useAppearance(): Appearance {
  return useSyncExternalStore(subscribe, appearance)
}

export function useAppearanceChoice(): AppearanceChoice {
  return useSyncExternalStore(subscribe, appearanceChoice)
}

function systemAppearance(): Appearance {
  const [dark, contrast] = queries.map((query) => window.matchMedia(query).matches)
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return { dark: dark === true, contrast: contrast === true, large: size >= largeFrom }
}

function keep(next: AppearanceChoice): void {
  choice = next
  try {
    localStorage.setItem(key, JSON.stringify(next))
  } catch {
    // A full or forbidden storage: the choice holds until the page is left.
  }
  tell()
}

function tell(): void {
  shown = null
  tellAll()
}

function onStorage(event: StorageEvent): void {
  if (event.key !== key && event.key !== null) return
  choice = null
  tell()
}

function subscribe(listener: () => void): () => void {
  if (isEmpty()) {
    window.addEventListener('storage', onStorage)
    for (const query of queries) window.matchMedia(query).addEventListener('change', tell)
  }
  const stop = listen(listener)
  return () => {
    stop()
    if (!isEmpty()) return
    window.removeEventListener('storage', onStorage)
    for (const query of queries) window.matchMedia(query).removeEventListener('change', tell)
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
