import { createDatabase, takeSnapshot } from './database'
import { seed } from './seed'

/** A moment that is the same in every build; what dates are relative to does not matter here. */
const epoch = Date.parse('2026-01-01T00:00:00+08:00')

/**
 * Names the seeds of this build, so that a build with other seeds starts anew while one with the same keeps what people did.
 * A built chunk is named by its content already; a development server's is not, so there the seeded rows are hashed
 * (FNV-1a), which takes some tens of milliseconds.
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
