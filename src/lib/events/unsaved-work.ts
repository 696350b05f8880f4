/** The registry of page parts with unsaved work, asked before leaving, reloading or signing out. */

/** A part of the current page that may hold unsaved work. */
export interface UnsavedWork {
  /** Whether it does now. */
  unsaved(): boolean
  /** Sends what is pending; called once a login allows it again. */
  send?(): void
}

const parts = new Set<UnsavedWork>()

/** Registers a part. Returns a function that removes it. */
export function watchUnsaved(work: UnsavedWork): () => void {
  parts.add(work)
  return () => parts.delete(work)
}

/** The registered parts. */
export function unsavedParts(): readonly UnsavedWork[] {
  return [...parts]
}

/** Whether the current page holds unsaved work. Then leaving asks first. */
export function hasUnsavedWork(): boolean {
  return [...parts].some((part) => part.unsaved())
}

export function sendUnsavedWork(): void {
  for (const part of [...parts]) if (part.unsaved()) part.send?.()
}
