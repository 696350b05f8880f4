import { type UnsavedWork, unsavedParts, watchUnsaved } from '@/lib/unsaved-work'

/** How long closing waits for what is on its way, in milliseconds, and how often it looks. */
const patience = 2000
const step = 100

interface Waiting {
  parts: readonly UnsavedWork[]
  stop(): void
}

/** What pages out of sight hold; counted in for them, since a page out of sight runs no effects of its own. */
const waiting = new Map<string, Waiting>()
const counted = new WeakSet<UnsavedWork>()

/** To be called while a page goes out of sight, before its effects end: what it holds stays known under its tab. */
export function keepWork(key: string): void {
  dropWork(key)
  const parts = ownParts()
  const copies = parts.map((part) => ({ ...part }))
  const stops = copies.map((copy) => {
    counted.add(copy)
    return watchUnsaved(copy)
  })
  waiting.set(key, { parts, stop: () => stops.forEach((stop) => void stop()) })
}

/** The page is in sight again, and speaks for itself; or it is closed. */
export function dropWork(key: string): void {
  waiting.get(key)?.stop()
  waiting.delete(key)
}

/** Whether a tab holds what is not on the server. */
export function isUnsaved(key: string, active: boolean): boolean {
  return partsOf(key, active).some((part) => part.unsaved())
}

/** Sends what tabs hold and waits a little; answers those that hold something even then. */
export async function stillUnsaved(keys: readonly string[], active: string | null): Promise<string[]> {
  const unsaved = () => keys.filter((key) => isUnsaved(key, key === active))
  for (const key of unsaved()) for (const part of partsOf(key, key === active)) if (part.unsaved()) part.send?.()
  for (let waited = 0; waited < patience && unsaved().length > 0; waited += step) {
    await new Promise((done) => setTimeout(done, step))
  }
  return unsaved()
}

function partsOf(key: string, active: boolean): readonly UnsavedWork[] {
  return active ? ownParts() : (waiting.get(key)?.parts ?? [])
}

/** Of the page in sight. */
function ownParts(): UnsavedWork[] {
  return unsavedParts().filter((part) => !counted.has(part))
}
