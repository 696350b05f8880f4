import { keepEntry, readEntry, removeEntry } from '@/lib/session-entries'

/** A definition that is tried on a content. */
export interface Trial {
  definition: unknown
  /** The content it is tried as: what is typed in a trial is no part of the real one. */
  id: string
}

const keyOf = (contentId: string) => `form-trial:${contentId}`

/** The trial of a content in this tab, also after a reload; null when there is none. */
export function keptTrial(contentId: string): Trial | null {
  const kept = readEntry(keyOf(contentId))
  return kept === null ? null : (JSON.parse(kept) as Trial)
}

/** Keeps it as long as the tab is open; null ends it. */
export function keepTrial(contentId: string, trial: Trial | null): void {
  if (trial) keepEntry(keyOf(contentId), JSON.stringify(trial))
  else removeEntry(keyOf(contentId))
}
