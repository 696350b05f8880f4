/**
 * Identifies the seeds of a build; the browser and the served backend start anew when stored tables came from others.
 */

import { createDatabase, takeSnapshot } from './database'
import { seed } from './seed'

/** A fixed time, the same in every build; relative dates do not matter here. */
const epoch = Date.parse('2026-01-01T00:00:00+08:00')

/**
 * Identifies this build's seeds: a build with other seeds starts anew, one with the same seeds keeps the users' data. A
 * built chunk's name already depends on its content. A development server's does not, so the seeded rows are hashed
 * there (FNV-1a), which takes some tens of milliseconds.
 */
export function seedVersion(): string {
  if (import.meta.env.PROD) return new URL(import.meta.url).pathname
  const db = createDatabase()
  seed(db, epoch)
  const text = JSON.stringify(takeSnapshot(db))
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return `${(hash >>> 0).toString(16)}-${text.length}`
}
