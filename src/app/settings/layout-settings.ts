/** The store of layout settings (menu, tabs, colour), kept in this browser; the main layout, menus and tabs read it. */
import { useSyncExternalStore } from 'react'
import { createListeners } from '@/lib/events/listeners'
import { type LayoutSettings, layoutDefaults, parseLayoutSettings } from './parse-layout-settings'

const key = 'portal_layout'
const { listen, notify, isEmpty } = createListeners()
let current: LayoutSettings | null = null

export function layoutSettings(): LayoutSettings {
  current ??= parseLayoutSettings(read())
  return current
}

/** Changes settings and stores all of them in this browser. */
export function changeLayout(change: Partial<LayoutSettings>): void {
  current = { ...layoutSettings(), ...change }
  try {
    localStorage.setItem(key, JSON.stringify(current))
  } catch {
    // Without storage the choice lasts until the page is left.
  }
  notify()
}

/** Resets everything to the specification's defaults. */
export function resetLayout(): void {
  changeLayout(layoutDefaults)
}

/** The settings, live, also for changes in another tab. */
export function useLayoutSettings(): LayoutSettings {
  return useSyncExternalStore(subscribe, layoutSettings)
}

function subscribe(listener: () => void): () => void {
  if (isEmpty()) window.addEventListener('storage', onStorage)
  const stop = listen(listener)
  return () => {
    stop()
    if (isEmpty()) window.removeEventListener('storage', onStorage)
  }
}

function onStorage(event: StorageEvent): void {
  if (event.key !== key && event.key !== null) return
  current = null
  notify()
}

function read(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
