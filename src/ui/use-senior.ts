/** Hooks for the senior mode (长辈版): whether it is on, and its text size. */

import { useSyncExternalStore } from 'react'

const page = () => document.documentElement

/** The text size of the senior mode in px; 0 while it is off. `index.html` and `app/senior/senior-mode.ts` write it to the document's root. */
export function seniorTextSize(): number {
  return Number.parseInt(page().dataset.senior ?? '', 10) || 0
}

/** Calls the listener when the senior mode or its text size changes. Returns a function that stops it. */
export function watchSenior(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(page(), { attributeFilter: ['data-senior'] })
  return () => observer.disconnect()
}

/** Whether the senior mode is on, live: one column, and less at once. */
export function useSenior(): boolean {
  return useSyncExternalStore(watchSenior, seniorTextSize) > 0
}
