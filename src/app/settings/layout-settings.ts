import { useSyncExternalStore } from 'react'

/** How the person wants the layout; the defaults are the specification's (section 9). */
export interface LayoutSettings {
  navigation: 'top' | 'side'
  menuTheme: 'light' | 'dark'
  /** The side menu shows icons only. */
  collapsed: boolean
}

const defaults: LayoutSettings = { navigation: 'top', menuTheme: 'light', collapsed: false }
const key = 'portal_layout'
const listeners = new Set<() => void>()
let current: LayoutSettings | null = null

/** What was kept, or as much of it as makes sense: anything can stand in the browser's storage. */
export function parseLayoutSettings(raw: string | null): LayoutSettings {
  let kept: unknown
  try {
    kept = JSON.parse(raw ?? '')
  } catch {
    return defaults
  }
  if (typeof kept !== 'object' || kept === null) return defaults
  const { navigation, menuTheme, collapsed } = kept as Record<string, unknown>
  return {
    navigation: navigation === 'side' ? 'side' : defaults.navigation,
    menuTheme: menuTheme === 'dark' ? 'dark' : defaults.menuTheme,
    collapsed: collapsed === true,
  }
}

export function layoutSettings(): LayoutSettings {
  current ??= parseLayoutSettings(read())
  return current
}

/** Changes some settings and remembers all of them in this browser. */
export function changeLayout(change: Partial<LayoutSettings>): void {
  current = { ...layoutSettings(), ...change }
  try {
    localStorage.setItem(key, JSON.stringify(current))
  } catch {
    // A full or forbidden storage: the choice holds until the page is left.
  }
  tell()
}

/** The settings, live, also when they are changed in another tab. */
export function useLayoutSettings(): LayoutSettings {
  return useSyncExternalStore(subscribe, layoutSettings)
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', onStorage)
  }
}

function onStorage(event: StorageEvent): void {
  if (event.key !== key && event.key !== null) return
  current = null
  tell()
}

function read(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function tell(): void {
  for (const listener of [...listeners]) listener()
}
