/** A part of the page in hand that may hold what is not on the server. */
export interface UnsavedWork {
  /** Whether it does now. */
  unsaved(): boolean
  /** Sends what is waiting: called once somebody may send again. */
  send?(): void
}

const parts = new Set<UnsavedWork>()

/** Counts a part of the page in until the answer is called. */
export function watchUnsaved(work: UnsavedWork): () => void {
  parts.add(work)
  return () => parts.delete(work)
}

/** The parts counted in now. */
export function unsavedParts(): readonly UnsavedWork[] {
  return [...parts]
}

/** Whether anything on the page in hand is not on the server: then the page must not be left without a word. */
export function hasUnsavedWork(): boolean {
  return [...parts].some((part) => part.unsaved())
}

export function sendUnsavedWork(): void {
  for (const part of [...parts]) if (part.unsaved()) part.send?.()
}
