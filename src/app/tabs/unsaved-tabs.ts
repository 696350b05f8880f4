/** Knows which tabs have unsaved work, and sends it before they close; for the tab bar's question and for hidden pages (`TabPage`). */

import { type UnsavedWork, unsavedParts, watchUnsaved } from '@/lib/events/unsaved-work'

/** How long closing waits for pending saves, and the check interval, in milliseconds. */
const timeoutMs = 2000
const step = 100

interface Waiting {
  parts: readonly UnsavedWork[]
  stop(): void
}

/** Unsaved work of hidden pages, held for them because their effects do not run. */
const waiting = new Map<string, Waiting>()
const counted = new WeakSet<UnsavedWork>()

/** Called when a page becomes hidden, before its effects end: holds its unsaved work under its tab. */
export function markUnsavedTab(key: string): void {
  releaseUnsavedTab(key)
  const parts = ownParts()
  const copies = parts.map((part) => ({ ...part }))
  const stops = copies.map((copy) => {
    counted.add(copy)
    return watchUnsaved(copy)
  })
  waiting.set(key, { parts, stop: () => stops.forEach((stop) => void stop()) })
}

/** The page is active again, or closed. */
export function releaseUnsavedTab(key: string): void {
  waiting.get(key)?.stop()
  waiting.delete(key)
}

/** Whether a tab has unsaved work. */
export function isUnsaved(key: string, active: boolean): boolean {
  return partsOf(key, active).some((part) => part.unsaved())
}

/** Sends unsaved work of tabs and waits a little; returns the tabs that still have some. */
export async function stillUnsaved(keys: readonly string[], active: string | null): Promise<string[]> {
  const unsaved = () => keys.filter((key) => isUnsaved(key, key === active))
  for (const key of unsaved()) for (const part of partsOf(key, key === active)) if (part.unsaved()) part.send?.()
  for (let waited = 0; waited < timeoutMs && unsaved().length > 0; waited += step) {
    await new Promise((done) => setTimeout(done, step))
  }
  return unsaved()
}

function partsOf(key: string, active: boolean): readonly UnsavedWork[] {
  return active ? ownParts() : (waiting.get(key)?.parts ?? [])
}

/** Unsaved parts of the active page. */
function ownParts(): UnsavedWork[] {
  return unsavedParts().filter((part) => !counted.has(part))
}
